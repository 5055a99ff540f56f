/** The claim that a file's record and its entry in the listing agree (contract 2.4, 7), tried on the files whose records do not. */
import type { Compared } from '../../answers/compare.js';
import { isObject, recordsIn } from '../../answers/reading.js';
import type { Arm, Claim, Seen } from '../../engine/trial.js';
import { type SampleTitle, contradictsEntry } from '../../evidence/sample-titles.js';
import { shuffled, type Draw } from '../../plan/draw.js';
import { WHOLE } from '../../plan/models.js';
import { classesOf } from '../../plan/title-classes.js';
import type { Query } from '../../values/queries.js';
import { pageWith, seePageId, witness } from '../allimages/witnesses.js';
import type { ProbeContext } from '../context.js';
import { tryFile } from '../trials/trying.js';
import { askingFor, fileNamed, nameIn, seenFiles, titleOf } from './names.js';
import { namedQuestion } from './titles.js';

export async function tryRecords(context: ProbeContext): Promise<void> {
  const { existing } = context.collected;
  for (const title of existing.filter(contradictsEntry)) {
    const { sent, normal, curid } = title;
    const file = fileNamed(context, nameIn(normal));
    if (!file || existing.some(each => each.curid === curid && each.tried)) continue;
    const claimOf = (draw: Draw): Claim<Query, Compared> => ({
      arms: [entryArm(context, file, draw), { ask: () => [titled(sent)], see: seeRecord }],
      holds: ([entry, record]) => (entry['id'] ?? '') === '' || entry['id'] === record['id'],
      // Only the writing of the question about a title can vary: a cache or a shard may answer for one title.
      mayBeAge: () => true,
      another: context.options.steady ? undefined : claimOnOthers(context, file.name, draw),
    });
    await tryFile(context, 'records', claimOf, trial => (title.tried = trial));
  }
}

const titled = (sent: string): Query => ({ ...askingFor(sent, true, 'an existing title'), repeat: 'query' });

/** A stale cache or shard answers for some titles, but hardly ever for as many others that were not asked for. */
const OTHERS = 3;

/** The same claim, each time on another file of the same class whose title was not asked for. */
function claimOnOthers(context: ProbeContext, name: string, draw: Draw): Claim<Query, Compared> | undefined {
  const { existing, walks } = context.collected;
  const whole = walks.get(WHOLE);
  const classes = classesOf(name);
  const asked = new Set(existing.map(({ curid }) => curid));
  const others = seenFiles(context).filter(
    file => !asked.has(file.curid) && classesOf(file.name).some(kind => classes.includes(kind)),
  );
  const fresh = shuffled([...new Map(others.map(file => [file.name, file])).values()], draw);
  if (!whole || fresh.length < OTHERS) return undefined;
  const fileOf = (instance: number) => fresh[instance % fresh.length] as SampleTitle;
  const arm = (
    ask: (name: string) => Query,
    see: (answer: Compared, name: string) => Seen | undefined,
  ): Arm<Query, Compared> => ({
    ask: instance => [ask(fileOf(instance).name)],
    see(answer, instance) {
      const file = fileOf(instance);
      const seen = see(answer, file.name);
      return seen && { isRight: String(seen['id'] === file.curid) };
    },
  });
  return {
    arms: [
      arm(other => pageWith(whole, other).query, seePageId),
      arm(other => titled(titleOf(context, other)), seeRecord),
    ],
    holds: ([entry, record]) => entry['isRight'] !== 'true' || record['isRight'] === 'true',
  };
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
  if (whole?.names.has(name)) return witness(context, name, [whole], see, draw);
  return { ask: () => [{ ...page, repeat: 'query' }], see };
}

/** The page ids of the records of pages that exist. */
function seeRecord({ json }: Compared): Seen | undefined {
  const records = recordsIn(json);
  if (!records) return undefined;
  const ids = Object.keys(records).filter(id => {
    const record = records[id];
    return isObject(record) && !Object.hasOwn(record, 'missing');
  });
  return { id: ids.join('|') };
}
