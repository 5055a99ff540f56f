/** Judges the recordings of two audits again, each by the profile of either report, so that the causes of a change come apart. */
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isOneAudit } from '../../../reporters/diff/index.js';
import type { Compared } from '../../../reporters/diff/index.js';
import type { Results, Side } from '../../../reporters/diff/change.js';
import { printable } from '../../../schemas/text/printable.js';
import type { Report } from '../../../schemas/verdict.js';
import { readHar } from '../../../suites/recording/read.js';
import type { Recording } from '../../../suites/recording/read.js';
import { HarError } from '../../../suites/recording/read.js';
import { ProfileError, isParameter, resolveProfile } from '../../../suites/evidence/profile.js';
import type { Declared } from '../../../suites/evidence/profile.js';
import { decoded } from '../../../suites/answers/reading.js';
import { judgeRecording } from '../../../suites/audit/replay.js';
import { HAR_FILE } from '../../../reporters/index.js';

export interface Recorded {
  readonly report: Report;
  readonly recording: Recording | undefined;
}

export interface FoundRecordings {
  readonly old: Recorded;
  readonly now: Recorded;
  /** Why a recording that is there is not used. */
  readonly notes: readonly string[];
}

/** The recordings beside two reports; one that is of both audits serves both. */
export async function recordingsBeside(
  old: { readonly report: Report; readonly file: string },
  now: { readonly report: Report; readonly file: string },
): Promise<FoundRecordings> {
  const notes: string[] = [];
  const [before, after] = [await beside(old, notes), await beside(now, notes)];
  const isOne = isOneAudit(old.report, now.report);
  return {
    old: { report: old.report, recording: before ?? (isOne ? after : undefined) },
    now: { report: now.report, recording: after ?? (isOne ? before : undefined) },
    notes,
  };
}

async function beside(
  { report, file }: { readonly report: Report; readonly file: string },
  notes: string[],
): Promise<Recording | undefined> {
  const path = join(dirname(file), HAR_FILE);
  if (!existsSync(path)) return undefined;
  const unused = (why: string) => void notes.push(`${printable(path, 200)} is not used: ${why}`);
  try {
    const recording = await readHar(path);
    if (isOf(recording, report)) return recording;
    unused('it is the recording of another audit than the report beside it');
  } catch (error) {
    if (!(error instanceof HarError)) throw error;
    unused(error.message);
  }
  return undefined;
}

function isOf({ target, seed, started }: Recording, report: Report): boolean {
  return target.href === report.target.url && seed === report.seed && started === report.started;
}

/** Each recording is judged by its own profile, and where the other report's differs, by that too. */
export async function judgedAgain(
  old: Recorded,
  now: Recorded,
  notes: string[],
): Promise<[Compared['again'], Compared['again']]> {
  return [await again(old, now.report, notes), await again(now, old.report, notes)];
}

async function again(
  { recording, report }: Recorded,
  other: Report,
  notes: string[],
): Promise<NonNullable<Compared['again']>> {
  if (!recording) return {};
  const [declared, declaredByOther] = [report, other].map(by => declaredFor(by, report, notes));
  const judge = async (parameters: Declared) =>
    resultsOf(await judgeRecording({ ...recording, parameters, selection: report.selection }));
  const own = declared && (await judge(declared));
  const isSame = JSON.stringify(declared) === JSON.stringify(declaredByOther);
  const byOther = isSame ? own : declaredByOther && (await judge(declaredByOther));
  return { ...(own ? { own } : {}), ...(byOther ? { byOther } : {}) };
}

function resultsOf({ results }: Report): Results {
  return new Map(results.map(result => [result.rule, result]));
}

/** What one report declares, moved to the address of the other; `undefined` where this suite cannot judge by it. */
function declaredFor(by: Report, target: Report, notes: string[]): Declared | undefined {
  const { profile, declared: names = Object.keys(profile) } = by.target;
  const [from, to] = [by.target.url, target.target.url].map(url =>
    URL.canParse(url) ? new URL(url).origin : '',
  );
  const declared = Object.fromEntries(
    names
      .filter(isParameter)
      .flatMap(name =>
        !Object.hasOwn(profile, name) ? [] : [[name, moved(profile[name] ?? '', from ?? '', to ?? '')]],
      ),
  );
  try {
    resolveProfile(new URL(target.target.url), declared);
    return declared;
  } catch (error) {
    if (!(error instanceof ProfileError)) throw error;
    const note = `this version does not accept the profile of a report, so no recording was judged by it: ${error.message}`;
    if (!notes.includes(note)) notes.push(note);
    return undefined;
  }
}

const moved = (value: string, from: string, to: string) =>
  from !== '' && (value === from || value.startsWith(`${from}/`)) ? to + value.slice(from.length) : value;

/** The first answer to a query; a body is decoded only when it is needed. */
export function answersIn({ answers }: Recording): Side['answerTo'] {
  const first = new Map(answers.toReversed().map(answer => [answer.question, answer]));
  return question => {
    const exchange = first.get(question)?.exchange();
    const response = exchange?.response;
    return exchange && { status: response?.status, body: response ? decoded(response.body).text : '' };
  };
}
