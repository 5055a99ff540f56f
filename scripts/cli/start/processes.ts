/** Which processes there are, and which of them a started command brought forth. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync } from 'node:fs';

export interface Running {
  readonly pid: number;
  readonly parent: number;
  readonly group: number;
  readonly session: number;
  /** The variables it was started with, where the system shows them. */
  readonly environment: string;
}

/** The family of a command that was started as the leader of a session and a group of its own. */
export interface Family {
  readonly leader: number;
  /** The leader has ended, so a process of this number is somebody else. */
  readonly orphaned: boolean;
  /** A variable that the leader was given and hands on, also to children that left its session. */
  readonly mark: string;
}

/** The members that run now. A child whose parent ended, that left the session and has no mark, is not found. */
export function membersOf({ leader, orphaned, mark }: Family, running = processes()): number[] {
  const all = running.filter(({ pid }) => pid !== process.pid);
  const reused = orphaned && all.some(({ pid }) => pid === leader);
  const related = ({ pid, group, session }: Running) =>
    !reused && (pid === leader || group === leader || session === leader);
  const found = new Set<number>();
  let fresh = all.filter(each => related(each) || each.environment.includes(mark));
  while (fresh.length > 0) {
    for (const { pid } of fresh) found.add(pid);
    fresh = all.filter(({ pid, parent }) => found.has(parent) && !found.has(pid));
  }
  return [...found];
}

function processes(): Running[] {
  return existsSync('/proc/self/stat') ? processesOfLinux() : processesOfPs();
}

function processesOfLinux(): Running[] {
  return readdirSync('/proc')
    .filter(name => /^\d+$/.test(name))
    .flatMap(processIn);
}

function processIn(name: string): Running[] {
  const stat = textOf(`/proc/${name}/stat`);
  // The name of the program stands in brackets, and may itself hold brackets and spaces.
  const [state, parent, group, session] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  if (stat === '' || isOver(state)) return [];
  return [
    {
      pid: Number(name),
      parent: Number(parent),
      group: Number(group),
      session: Number(session),
      environment: textOf(`/proc/${name}/environ`),
    },
  ];
}

/** Empty for a process that has ended in the meantime, or that is another user's. */
function textOf(path: string): string {
  try {
    return readFileSync(path, 'latin1');
  } catch {
    return '';
  }
}

/** Where there is no `/proc`: without sessions and variables. */
export function processesOfPs(): Running[] {
  const { stdout } = spawnSync('ps', ['-A', '-o', 'pid=,ppid=,pgid=,stat='], { encoding: 'utf8' });
  return (stdout ?? '').split('\n').flatMap(line => {
    const [pid, parent, group, state] = line.trim().split(/\s+/);
    if (!pid || isOver(state)) return [];
    return [{ pid: Number(pid), parent: Number(parent), group: Number(group), session: 0, environment: '' }];
  });
}

/** A zombie runs no more; it only waits for its parent to ask how it ended. */
function isOver(state: string | undefined): boolean {
  return state === undefined || /^[ZX]/.test(state);
}
