/** The claim that a file's record and its entry in the listing agree (contract 2.4, 7), tried on the files whose records do not. */
import { recordKey } from '../../evidence/evidence.js';
import { recordsIn } from '../../answers/titles.js';
import { isObject } from '../../answers/reading.js';
import type { Compared } from '../../answers/compare.js';
import { type SampleTitle, contradictsEntry } from '../../evidence/sample-titles.js';
import { shuffled, type Draw } from '../../plan/draw.js';
import { WHOLE } from '../../plan/models.js';
import { classesOf, type TitleClass } from '../../plan/title-classes.js';
import type { Arm, Claim, Seen } from '../../engine/trial.js';
import type { Query } from '../../values/queries.js';
import type { ProbeContext } from '../context.js';
import { askingFor, fileNamed, nameIn, seenFiles, titleOf } from './names.js';
import { namedQuestion } from './titles.js';
import { seePageId } from '../allimages/page-ids.js';
import { tryFile } from '../trials/trying.js';
import { armOf, pageWith } from '../allimages/witnesses.js';

/** Tries the files whose records contradict the listing, up to the pause before the last stage. */
export async function tryRecords(context: ProbeContext): Promise<void> {
  for (const { curid = '', sent, normal } of context.collected.existing.filter(contradictsEntry)) {
    const file = fileNamed(context, nameIn(normal));
    if (!file) continue;
    await tryFile(context, { purpose: 'records', key: recordKey(curid) }, draw => ({
      arms: [entryArm(context, file, draw), { ask: () => [titled(sent)], see: seeRecord }],
      holds: ([entry, record]) => (entry['id'] ?? '') === '' || entry['id'] === record['id'],
      // Only the writing of the question about a title can vary: a cache or a shard may answer for one title.
      mayBeAge: () => true,
      another: context.options.steady ? undefined : claimOnOthers(context, file, draw),
    }));
  }
}

const titled = (sent: string): Query => ({ ...askingFor(sent, true, 'an existing title'), repeat: 'query' });

/** A stale cache or shard answers for some titles; for as many others that nobody has asked for, hardly ever. */
const OTHERS = 3;

/** The same claim, each time on another file of the same class whose title was not asked for. */
function claimOnOthers(
  context: ProbeContext,
  { name }: SampleTitle,
  draw: Draw,
): Claim<Query, Compared> | undefined {
  const { existing, walks } = context.collected;
  const whole = walks.get(WHOLE);
  const classes = classesIn(name);
  const asked = new Set(existing.map(({ curid }) => curid));
  const others = new Map<string, SampleTitle>();
  for (const file of seenFiles(context))
    if (!asked.has(file.curid) && classesIn(file.name).some(kind => classes.includes(kind)))
      others.set(file.name, file);
  const fresh = shuffled([...others.values()], draw);
  if (!whole || fresh.length < OTHERS) return undefined;
  const fileOf = (instance: number) => fresh[instance % fresh.length] as SampleTitle;
  const arm = (
    ask: (file: SampleTitle) => Query,
    see: (answer: Compared, file: SampleTitle) => Seen | undefined,
  ): Arm<Query, Compared> => ({
    ask: instance => [ask(fileOf(instance))],
    see(answer, instance) {
      const file = fileOf(instance);
      const seen = see(answer, file);
      return seen && { isRight: String(seen['id'] === file.curid) };
    },
  });
  return {
    arms: [
      arm(
        file => pageWith(whole, file.name).query,
        (answer, file) => seePageId(answer, file.name),
      ),
      arm(file => titled(titleOf(context, file.name)), seeRecord),
    ],
    holds: ([entry, record]) => entry['isRight'] !== 'true' || record['isRight'] === 'true',
  };
}

/** The classes of a name: what is odd about it, or that nothing is. */
function classesIn(name: string): readonly TitleClass[] {
  const classes = classesOf(name);
  const odd = classes.filter(kind => kind !== 'plain');
  return odd.length > 0 ? odd : classes;
}

/** What tells the page id of a file: its entry in the listing, or the record that told it first. */
function entryArm(context: ProbeContext, { name, page }: SampleTitle, draw: Draw): Arm<Query, Compared> {
  const { collected, options } = context;
  const whole = collected.walks.get(WHOLE);
  if (!page) {
    const query: Query = { ...namedQuestion(context, options.sample ?? name), repeat: 'query' };
    return { ask: () => [query], see: seeRecord };
  }
  const see = (answer: Compared) => seePageId(answer, name);
  if (whole?.names.has(name)) return armOf(context, [pageWith(whole, name)], see, draw);
  return { ask: () => [{ ...page, repeat: 'query' }], see };
}

/** The page id of the one record of a page that exists. */
function seeRecord({ json }: Compared): Seen | undefined {
  const records = recordsIn(json);
  return (
    records && {
      id: Object.keys(records)
        .filter(id => isThere(records[id]))
        .join('|'),
    }
  );
}

const isThere = (record: unknown): boolean => isObject(record) && !Object.hasOwn(record, 'missing');
