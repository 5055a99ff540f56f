/** Contract 2.3, 4.3: the report on replication. */
import { valueAt } from '../../schemas/text/json-pointer.js';
import type { Finding } from '../../schemas/verdict.js';
import { isObject } from '../answers/reading.js';
import type { Evidence } from '../evidence/evidence.js';
import type { Profile } from '../evidence/profile.js';
import type { Judgement } from '../evidence/violations.js';
import { counted, quoted, shown } from '../values/messages.js';
import { cantTell, inapplicable, onQuery, passed, type Check, type ChecksOf } from './check.js';

const LIST = '/query/dbrepllag';

function lagsIn(json: unknown) {
  const list = valueAt(json, LIST);
  const entries: readonly unknown[] = Array.isArray(list) ? list : [];
  return entries.map((entry, at) => {
    const { host, lag } = isObject(entry) ? entry : {};
    return { pointer: `${LIST}/${at}`, host, lag, of: entries.length };
  });
}

type Lag = ReturnType<typeof lagsIn>[number];

/** @param unless why the rule is not about a deployment */
const onEachLag = (
  nothing: string,
  unless: (values: Profile['values']) => string | undefined,
  judge: (entry: Lag, values: Profile['values']) => Judgement,
  conclude: (evidence: Evidence) => Finding | undefined = () => undefined,
): Check =>
  onQuery(
    'dbrepllag',
    {
      nothing,
      dependsOn: ['dbrepllag.list', 'dbrepllag.entry', 'dbrepllag.host', 'dbrepllag.lag'],
      conclude(finding, evidence) {
        const reason = unless(evidence.profile.values);
        if (reason !== undefined) return inapplicable(reason);
        return (finding.outcome === 'passed' && conclude(evidence)) || finding;
      },
    },
    ({ json }, { values }) => {
      const judgements = lagsIn(json).map(entry => judge(entry, values));
      return judgements.find(judgement => typeof judgement === 'object') ?? judgements.find(Boolean);
    },
  );

const ALL_MEASURED = 'every lag is measured';

const unlessUndeclared = ({ replication }: Profile['values']): string | undefined =>
  replication === 'undeclared' ? undefined : `\`replication\` is declared ${replication}`;

export const dbrepllagChecks = {
  'dbrepllag.unmeasured-host': onEachLag(
    ALL_MEASURED,
    values => (values.hostnames === 'shown' ? '`hostnames` is declared shown' : unlessUndeclared(values)),
    ({ lag, host, pointer: entry }) => {
      if (lag !== -1) return undefined;
      const message = `an entry with lag -1 names the host ${quoted(String(host))}`;
      const shows = { pointer: `${entry}/host`, expected: '""', actual: shown(host) };
      return host === '' || { message, ...shows, parameters: ['hostnames', 'replication'] };
    },
  ),
  'dbrepllag.unmeasured-alone': onEachLag(ALL_MEASURED, unlessUndeclared, ({ lag, of, pointer }) => {
    if (lag !== -1) return undefined;
    const actual = counted(of, 'entry', 'entries');
    const message = `an entry with lag -1 is one of ${actual}`;
    return of === 1 || { message, pointer, expected: '1 entry', actual, parameters: ['replication'] };
  }),
  'dbrepllag.declared': onEachLag(
    'no entry was seen',
    ({ replication }) => (replication === 'undeclared' ? '`replication` is not declared' : undefined),
    ({ lag, host, of, pointer }, { replication, hostnames }) => {
      if (replication !== 'none') return true;
      if (lag === -1 && of === 1 && (host === '' || hostnames === 'shown')) return true;
      const actual = `host ${shown(host)}, lag ${shown(lag)}, ${counted(of, 'entry', 'entries')}`;
      const message = `\`replication\` is declared none, but the report has ${actual}`;
      const expected = 'one entry with host "" and lag -1';
      return { message, pointer, expected, actual, parameters: ['replication'] };
    },
    ({ profile, plain }) => {
      if (profile.values.replication !== 'replicated') return undefined;
      const reading = plain.get('dbrepllag');
      // The lag of a replica may be unknown for a moment.
      return reading?.kind === 'answer' && lagsIn(reading.json).some(({ lag }) => lag === -1)
        ? cantTell('a lag cannot be measured now')
        : passed('every lag is measured, as declared');
    },
  ),
} as const satisfies ChecksOf<'dbrepllag.'>;
