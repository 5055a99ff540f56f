/** Answers that are others again and again, however a question is put: wikis change while they are used, but not in any way. */
import { sameJson } from '../../answers/compare.js';
import type { Compared } from '../../answers/compare.js';
import { isObject } from '../../answers/reading.js';
import type { JsonObject } from '../../answers/reading.js';
import { valueAt } from '../../../schemas/text/json-pointer.js';
import type { Difference } from '../../evidence/evidence.js';
import type { Query } from '../../values/queries.js';
import { WHOLE } from '../../plan/models.js';
import { subjectOf } from '../ask.js';
import { left } from '../context.js';
import type { ProbeContext } from '../context.js';
import { A_SECOND_MS, isOfThisAudit, OFTEN } from './recheck.js';
import type { Look } from './recheck.js';

/** So many answers are looked at. */
const MOST_VERSIONS = OFTEN;

/** So often in an audit, because it takes seconds. */
const WATCHED = 3;

/** Nobody edits the codes: replicas, or a new version of the wiki, bring so many different answers at most. */
const VERSIONS_OF_CODES = 4;

/** Nor does anybody change what was uploaded before: replicas that lag have so many versions of old files at most. */
const VERSIONS_OF_OLD_FILES = 6;

/** What is uploaded again and again during an audit has timestamps closer to each other, whatever the clock of the wiki shows. */
const APART_MS = 3_600_000;

/** Files are uploaded one by one: no page changes altogether so many times in a row, second by second. */
const VERSIONS_OF_A_PAGE = 4;

type TwoAnswers = Pick<Difference, 'before' | 'after'>;

/** Notes a question whose answer nobody can have changed so often; `seen` are two of its answers that differ. */
export async function watchChanges(
  context: ProbeContext,
  look: Look,
  usual: Query,
  seen: TwoAnswers,
): Promise<void> {
  const { collected, options } = context;
  const isNoted = collected.differences.some(
    ({ query, following }) => query.query === usual.query && following?.query === usual.query,
  );
  if (options.strength === undefined || isNoted || context.watched >= WATCHED) return;
  const again = () => look({ ...usual, repeat: 'query' });
  const isOfCodes = usual.query === 'languageinfo';
  const haveOldChanged = (one: Compared, other: Compared) => haveOnlyOldChanged(context, one, other);
  let lasting: TwoAnswers | undefined;
  if (isOfCodes) lasting = await differentAnswers(again, seen.before, VERSIONS_OF_CODES);
  else if (haveAllChanged(seen.before, seen.after)) lasting = await changingPages(again, options.wait);
  else if (haveOldChanged(seen.before, seen.after))
    lasting = await differentAnswers(again, seen.before, VERSIONS_OF_OLD_FILES, haveOldChanged);
  else return;
  context.watched += 1;
  if (lasting) collected.differences.push({ by: 'state', query: usual, following: usual, ...lasting });
}

/** Files that are all as new as the answer may have the time of the answer: a second later, it would be another one. */
export async function watchNewFiles(context: ProbeContext, look: Look): Promise<void> {
  const { options, listings, usual } = context;
  const first = listings.get(WHOLE)?.get('first');
  const before = first && usual.get(subjectOf(first));
  if (!first || !before || !areAllNew(before) || left(context) === 0) return;
  await options.wait(A_SECOND_MS);
  const after = await look({ ...first, repeat: 'query' });
  if (after) await watchChanges(context, look, first, { before, after });
}

const NEW_MS = 10_000;

function areAllNew({ json, exchange: { startedAt } }: Compared): boolean {
  const files = valueAt(json, '/query/allimages');
  const isNew = (file: unknown) =>
    isObject(file) && Math.abs(Date.parse(String(file['timestamp'])) - startedAt) < NEW_MS;
  return Array.isArray(files) && files.length > 1 && files.every(isNew);
}

type Again = () => ReturnType<Look>;

/** Two of more than so many different answers, as far as each counts beside all others. */
async function differentAnswers(
  again: Again,
  before: Compared,
  most: number,
  counts: (one: Compared, other: Compared) => boolean = () => true,
): Promise<TwoAnswers | undefined> {
  const different = [before];
  for (let time = 0; time < MOST_VERSIONS; time++) {
    const answer = await again();
    const isNew = answer && !different.some(other => sameJson(other.json, answer.json));
    if (isNew && different.every(other => counts(other, answer))) different.push(answer);
  }
  const after = different.at(-1);
  return different.length > most && after ? { before, after } : undefined;
}

async function changingPages(
  again: Again,
  wait: ProbeContext['options']['wait'],
): Promise<TwoAnswers | undefined> {
  const different: Compared[] = [];
  for (;;) {
    const after = await again();
    if (!after || !different.every(other => haveAllChanged(other, after))) return undefined;
    const before = different.at(-1);
    if (before && different.length === VERSIONS_OF_A_PAGE) return { before, after };
    different.push(after);
    await wait(A_SECOND_MS);
  }
}

/** Whether two answers list the same files, and each of them, two at least, is described otherwise. */
function haveAllChanged(one: Compared, other: Compared): boolean {
  const files = filesOfBoth(one, other);
  return files !== undefined && files.length > 1 && files.every(haveChanged);
}

/** Whether two answers list the same files, and those that are described otherwise were uploaded before the audit, at other times. */
function haveOnlyOldChanged(context: ProbeContext, one: Compared, other: Compared): boolean {
  const changed = filesOfBoth(one, other)?.filter(haveChanged) ?? [];
  const areOld = changed.flat().every(({ timestamp }) => !isOfThisAudit(context, timestamp));
  return changed.length > 0 && areOld && changed.every(areApart);
}

const areApart = ([{ timestamp: one }, { timestamp: other }]: TwoFiles): boolean =>
  Math.abs(Date.parse(String(one)) - Date.parse(String(other))) > APART_MS;

type TwoFiles = readonly [JsonObject, JsonObject];

/** The files of an answer, each with what another answer says of it in the same place; nothing where it lists another file there. */
function filesOfBoth(one: Compared, other: Compared): readonly TwoFiles[] | undefined {
  const [files, others] = [one, other].map(({ json }) => valueAt(json, '/query/allimages'));
  if (!Array.isArray(files) || !Array.isArray(others)) return undefined;
  const pairs = files.flatMap((file: unknown, at): TwoFiles[] => {
    const same: unknown = others[at];
    return isObject(file) && isObject(same) && file['name'] === same['name'] ? [[file, same]] : [];
  });
  return pairs.length === files.length ? pairs : undefined;
}

const haveChanged = ([file, changed]: TwoFiles): boolean => !sameJson(listed(file), listed(changed));

/** As in a listing, where the contract names the fields of a file. */
const listed = (file: object) => ({ query: { allimages: [file] } });
