/** Answers that are others again and again, however a question is put: wikis change while they are used, but not in any way. */
import { sameJson } from '../../answers/compare.js';
import type { Compared } from '../../answers/compare.js';
import { isObject } from '../../answers/reading.js';
import { valueAt } from '../../../schemas/text/json-pointer.js';
import type { Difference } from '../../evidence/evidence.js';
import type { Query } from '../../values/queries.js';
import { WHOLE } from '../../plan/models.js';
import { subjectOf } from '../ask.js';
import { left } from '../context.js';
import type { ProbeContext } from '../context.js';
import { A_SECOND_MS, OFTEN } from './recheck.js';
import type { Look } from './recheck.js';

/** So many answers are looked at. */
const MOST_VERSIONS = OFTEN;

/** So often in an audit, because it takes seconds. */
const WATCHED = 3;

/** Nobody edits the codes: replicas, or a new version of the wiki, bring so many different answers at most. */
const VERSIONS_OF_CODES = 4;

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
  if (!isOfCodes && !haveAllChanged(seen.before, seen.after)) return;
  context.watched += 1;
  const lasting = isOfCodes
    ? await differentCodes(again, seen.before)
    : await changingPages(again, options.wait);
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

async function differentCodes(again: Again, before: Compared): Promise<TwoAnswers | undefined> {
  const different = [before];
  for (let time = 0; time < MOST_VERSIONS; time++) {
    const answer = await again();
    if (answer && !different.some(other => sameJson(other.json, answer.json))) different.push(answer);
  }
  const after = different.at(-1);
  return different.length > VERSIONS_OF_CODES && after ? { before, after } : undefined;
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
  const [files, others] = [one, other].map(({ json }) => valueAt(json, '/query/allimages'));
  if (!Array.isArray(files) || !Array.isArray(others) || files.length < 2) return false;
  return files.every((file: unknown, at) => {
    const changed: unknown = others[at];
    const isSameFile = isObject(file) && isObject(changed) && file['name'] === changed['name'];
    return isSameFile && !sameJson(listed(file), listed(changed));
  });
}

/** As in a listing, where the contract names the fields of a file. */
const listed = (file: object) => ({ query: { allimages: [file] } });
