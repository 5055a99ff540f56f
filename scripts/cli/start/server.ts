/** `--start`: starts, awaits and ends a server; and asks single questions outside an audit. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as rest } from 'node:timers/promises';
import type { AuditOptions } from '../../../suites/audit/options.js';
import type { Exchange, Manner } from '../../../suites/http/exchange.js';
import { NoAudit, codeOf } from '../errors.js';
import { inWorkflow, withoutCommands } from '../output/github.js';
import { printable } from '../../../schemas/text/printable.js';
import { userAgentOf } from '../../../suites/audit/package-info.js';
import { resolveProfile } from '../../../suites/evidence/profile.js';
import { openClient } from '../../../suites/http/client.js';
import { backendOf } from '../../../suites/values/options.js';
import { urlOf, type Query } from '../../../suites/values/queries.js';

export type StartedServer = Awaited<ReturnType<typeof startServer>>;

const INTERRUPTED = 'interrupted before the audit';

/**
 * Resolves when the server answers; otherwise ends the command and rejects with a {@link NoAudit}.
 * @param onPoll receives a phrase for the result of each poll
 */
export async function startServer(
  command: string,
  waitSeconds = 60,
  target: AuditOptions & { readonly signal: AbortSignal },
  onPoll: (seen: string) => void,
) {
  const found = await occupant(target, target.signal);
  if (found !== undefined) throw new NoAudit(`--start: something else answers at this address (${found})`);
  if (target.signal.aborted) throw new NoAudit(INTERRUPTED);
  const running = startCommand(command);
  try {
    const signal = AbortSignal.any([target.signal, running.ended]);
    const seen = await awaitAnswer(target, waitSeconds * 1000, signal, onPoll);
    const ending = running.ending();
    // The command has ended, so it is not the server that answers.
    const hint = ending === 'ended with status 0' ? '; it must stay in the foreground' : '';
    if (ending !== undefined)
      throw new NoAudit(`--start: the command ${ending} before the API was ready${hint}`);
    if (seen !== undefined)
      throw new NoAudit(`--start: the API was not ready within ${waitSeconds} s (--wait): ${seen}`);
  } catch (error) {
    await end(running);
    if (!(error instanceof NoAudit)) throw error;
    throw new NoAudit(target.signal.aborted ? INTERRUPTED : `${error.message}${outputOf(running)}`);
  }
  return {
    /** Aborted with the reason if the command ends by itself: another server may answer in its place. */
    signal: running.ended,
    /** Prints a line on standard error if the command ended by itself; returns whether it did. */
    reportEarlyEnd(): boolean {
      const ending = running.ending();
      if (ending === undefined) return false;
      process.stderr.write(`--start: the command ${ending} during the audit${outputOf(running)}\n`);
      return true;
    },
    end: () => end(running),
  };
}

async function end(running: Running): Promise<void> {
  if (!(await running.end()))
    process.stderr.write('--start: some processes of the command could not be ended\n');
}

/** The last output of the command, in lines with a bar, so that they are not workflow commands. */
function outputOf(running: Running): string {
  const lines = running.lastLines();
  if (lines.length === 0) return '; it printed nothing';
  const text = lines.map(line => `  | ${line}`).join('\n');
  return `; its last output:\n${inWorkflow(process.env) ? withoutCommands(`${text}\n`).trimEnd() : text}`;
}

const OCCUPANT_TIMEOUT_MS = 5000;

/** What already answers at the address, as a phrase; `undefined` if nothing does. */
async function occupant(target: AuditOptions, signal: AbortSignal): Promise<string | undefined> {
  const request = requestOf(target, { query: 'dbrepllag' });
  const exchange = await askOnce(target, request, OCCUPANT_TIMEOUT_MS, signal);
  const { response, loss } = exchange;
  // A server that accepts a connection exists, even if it does not answer.
  const isUnconnected = loss?.kind === 'timeout' && loss.message.startsWith('no connection');
  const isFree = response
    ? isGateway(response.status)
    : isUnconnected || ['address', 'connect', 'interrupted'].includes(loss?.kind ?? '');
  return isFree ? undefined : seenIn(exchange);
}

/** Gateway statuses for a server that is not ready. */
const isGateway = (status: number): boolean => [502, 503, 504].includes(status);

const seenIn = ({ response, loss }: Exchange): string =>
  response ? `response with status ${response.status}` : (loss?.message ?? 'no answer');

const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 2000;
/** Also for the last poll: a busy machine may need that long to answer. */
const SHORTEST_TIMEOUT_MS = 1000;
/** Server errors count as answers after this time; before, a database may still be starting. */
const ERRORS_LAST_MS = 5000;

/** Resolves to undefined when the API answers, and otherwise to the result of the last poll. */
async function awaitAnswer(
  target: AuditOptions,
  withinMs: number,
  signal: AbortSignal,
  onPoll: (seen: string) => void,
): Promise<string | undefined> {
  const until = performance.now() + withinMs;
  let pause = FIRST_PAUSE_MS;
  let failingSince: number | undefined;
  for (let turn = 0; ; turn += 1) {
    // Alternates two queries, so that a server that fails at one counts as ready.
    const request = requestOf(target, { query: turn % 2 === 0 ? 'dbrepllag' : 'languageinfo' });
    const leftMs = Math.max(until - performance.now(), SHORTEST_TIMEOUT_MS);
    const exchange = await askOnce(target, request, leftMs, signal);
    const status = exchange.response?.status;
    if (status === undefined || isGateway(status)) failingSince = undefined;
    else if (status < 500) return undefined;
    else if (performance.now() - (failingSince ??= performance.now()) >= ERRORS_LAST_MS) return undefined;
    const seen = seenIn(exchange);
    onPoll(seen);
    if (signal.aborted || performance.now() + pause >= until) return seen;
    await rest(pause, undefined, { signal }).catch(() => undefined);
    pause = Math.min(pause * 1.5, LONGEST_PAUSE_MS);
  }
}

type Running = ReturnType<typeof startCommand>;

const KEPT_BYTES = 64 * 1024;
const SHOWN_LINES = 20;
/** Docker gives a container ten seconds. */
const GRACE_MS = 15_000;
const LAST_MS = 2000;
const POLL_EVERY_MS = 100;

export function startCommand(command: string, graceMs = GRACE_MS) {
  const child = spawn(command, { shell: true, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
  const controller = new AbortController();
  const ended: AbortSignal = controller.signal;
  let ending: string | undefined;
  const settle = (how: string): void => {
    ending ??= how;
    controller.abort(`the command of --start ${ending}`);
  };
  child.once('error', error => settle(`could not be started (${error.message})`));
  child.once('exit', (status, signal) =>
    settle(status === null ? `was ended by ${signal}` : `ended with status ${status}`),
  );
  const closed = once(child, 'close').catch(() => undefined);
  // The end of both streams, in the order of arrival.
  let output = Buffer.alloc(0);
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (part: Buffer) => {
      output = Buffer.concat([output, part.subarray(-KEPT_BYTES)]).subarray(-KEPT_BYTES);
    });
  // Ends the command whenever this process ends, unless by SIGKILL.
  const abandon = () => void signalGroup(child.pid, 'SIGKILL');
  process.on('exit', abandon);
  return {
    /** How it ended, as a phrase; `undefined` while it runs. */
    ending: () => ending,
    /** Aborted with the reason when the command ends. */
    ended,
    /** The last lines of output, safe to print. */
    lastLines: () =>
      output
        .toString()
        .split('\n')
        .filter(line => line !== '')
        .slice(-SHOWN_LINES)
        .map(line => printable(line, 200)),
    /** Ends the process group, with SIGKILL if necessary; resolves to whether all of it is gone. */
    async end(): Promise<boolean> {
      const isGone =
        (await endGroup(child.pid, 'SIGTERM', graceMs)) || (await endGroup(child.pid, 'SIGKILL', LAST_MS));
      process.off('exit', abandon);
      // A process outside the group may hold the streams open.
      await Promise.race([closed, rest(LAST_MS, undefined, { ref: false })]);
      for (const stream of [child.stdout, child.stderr]) stream.destroy();
      return isGone;
    },
  };
}

async function endGroup(group: number | undefined, signal: NodeJS.Signals, withinMs: number) {
  const until = performance.now() + withinMs;
  let isAlive = signalGroup(group, signal);
  while (isAlive && performance.now() < until) {
    await rest(POLL_EVERY_MS);
    isAlive = signalGroup(group, 0) && !isDefunct(group);
  }
  return !isAlive;
}

/** Signals a process group, or with 0 only probes it; returns whether it exists. */
function signalGroup(group: number | undefined, signal: NodeJS.Signals | 0): boolean {
  if (group === undefined) return false;
  try {
    return process.kill(-group, signal);
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
}

/** Whether only zombies are left: a container whose first process reaps none keeps them for ever. */
function isDefunct(group: number | undefined): boolean {
  const { status, stdout } = spawnSync('ps', ['-A', '-o', 'pgid=,stat='], { encoding: 'utf8' });
  const members = (stdout ?? '').split('\n').filter(line => Number.parseInt(line, 10) === group);
  return status === 0 && members.every(line => /\d\s+Z/.test(line));
}

export interface Request {
  readonly url: string;
  /** Headers besides the user's; `undefined` omits one. */
  readonly headers?: Manner['headers'];
}

export const requestOf = ({ url, parameters }: AuditOptions, query: Query): Request => ({
  url: urlOf(resolveProfile(new URL(url), parameters).api, query),
});

/** One request with its own client, so that it counts towards no budget and is not recorded. */
export async function askOnce(
  options: AuditOptions,
  { url, headers: own }: Request,
  withinMs: number,
  signal: AbortSignal,
): Promise<Exchange> {
  const { headers, ca, connectTo = '', timeoutMs = 30_000 } = options;
  const client = openClient({
    target: new URL(options.url),
    headers,
    userAgent: userAgentOf(options),
    ca,
    connectTo: backendOf(connectTo),
    timeoutMs: Math.min(timeoutMs, withinMs),
    retries: 0,
    signal,
  });
  try {
    return (await client.ask('ready', url, own ? { headers: own } : {})).exchange;
  } finally {
    await client.close();
  }
}
