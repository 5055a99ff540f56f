/** Contract 2.3, 4.3: the report on replication. */
import {
  aloneAmong,
  answersTo,
  cantTell,
  fromObserved,
  inapplicable,
  inExchange,
  passed,
  type Check,
  type ChecksOf,
  type LocalViolation,
} from './check.js';
import type { Profile } from '../evidence/profile.js';
import type { Judgement } from '../evidence/violations.js';
import { isObject, type Answer } from '../answers/reading.js';
import { counted, quoted, shown } from '../values/messages.js';
import { valueAt } from '../../schemas/text/json-pointer.js';

const LIST = '/query/dbrepllag';

/** An entry of the report, and how many it has. */
interface Lag {
  readonly pointer: string;
  readonly host: unknown;
  readonly lag: unknown;
  readonly of: number;
}

function lagsIn(json: unknown): Lag[] {
  const list = valueAt(json, LIST);
  if (!Array.isArray(list)) return [];
  const lags: Lag[] = [];
  for (const entry of list) {
    const { host, lag } = isObject(entry) ? entry : {};
    lags.push({ pointer: `${LIST}/${lags.length}`, host, lag, of: list.length });
  }
  return lags;
}

type OfLag = (entry: Lag, profile: Profile) => LocalViolation | undefined;

interface LagRule {
  readonly ofLag: OfLag;
  /** The entries that the rule is about. */
  readonly isMeant: (entry: Lag) => boolean;
  readonly nothing: string;
  /** Why a deployment is not meant. */
  readonly unless: (values: Profile['values']) => string | undefined;
}

/** Judges each report in the plain form as it comes, and those that differ from it now and then at the end. */
function onEachReport({ ofLag, isMeant, nothing, unless }: LagRule): Pick<Check, 'observing' | 'judge'> {
  const judge = ({ exchange, json }: Answer, profile: Profile): Judgement => {
    let held: true | undefined;
    for (const entry of lagsIn(json)) {
      if (!isMeant(entry)) continue;
      const violation = ofLag(entry, profile);
      if (violation) return inExchange(exchange, violation);
      held = true;
    }
    return held;
  };
  return {
    // In the answer to another query, it is a member that the contract leaves open (8).
    observing: {
      answer: (answer, profile, query) => (query === 'dbrepllag' ? judge(answer, profile) : undefined),
    },
    judge(evidence, rule) {
      const { profile } = evidence;
      const reason = unless(profile.values);
      if (reason !== undefined) return inapplicable(reason);
      const violations = aloneAmong('dbrepllag', evidence)
        .map(answer => judge(answer, profile))
        .filter(judgement => typeof judgement === 'object');
      return fromObserved(rule, evidence, nothing, 'answer', violations);
    },
  };
}

const isUnmeasured = ({ lag }: Lag) => lag === -1;
const ALL_MEASURED = 'every lag is measured';

const unlessUndeclared = ({ replication }: Profile['values']): string | undefined =>
  replication === 'undeclared' ? undefined : `\`replication\` is declared ${replication}`;

const unmeasuredHost = onEachReport({
  isMeant: isUnmeasured,
  nothing: ALL_MEASURED,
  unless: values =>
    values.hostnames === 'shown' ? '`hostnames` is declared shown' : unlessUndeclared(values),
  ofLag: ({ host, pointer }) =>
    host === ''
      ? undefined
      : {
          message: `an entry with lag -1 names the host ${quoted(String(host))}`,
          pointer: `${pointer}/host`,
          expected: '""',
          actual: shown(host),
          parameters: ['hostnames', 'replication'],
        },
});

const unmeasuredAlone = onEachReport({
  isMeant: isUnmeasured,
  nothing: ALL_MEASURED,
  unless: unlessUndeclared,
  ofLag: ({ of, pointer }) =>
    of === 1
      ? undefined
      : {
          message: `an entry with lag -1 is one of ${counted(of, 'entry', 'entries')}`,
          pointer,
          expected: '1 entry',
          actual: counted(of, 'entry', 'entries'),
          parameters: ['replication'],
        },
});

const undeclared = ({ replication }: Profile['values']): string | undefined =>
  replication === 'undeclared' ? '`replication` is not declared' : undefined;

/** No replica: one entry without a host, whose lag cannot be measured. */
const none = onEachReport({
  isMeant: () => true,
  nothing: 'no entry was seen',
  unless: undeclared,
  ofLag({ lag, host, of, pointer }, profile) {
    const { replication, hostnames } = profile.values;
    if (replication !== 'none') return undefined;
    if (lag === -1 && of === 1 && (host === '' || hostnames === 'shown')) return undefined;
    const actual = `host ${shown(host)}, lag ${shown(lag)}, ${counted(of, 'entry', 'entries')}`;
    return {
      message: `\`replication\` is declared none, but the report has ${actual}`,
      pointer,
      expected: 'one entry with host "" and lag -1',
      actual,
      parameters: ['replication'],
    };
  },
});

/** Of replicas, a lag may be not measurable for now. */
const declared: Pick<Check, 'observing' | 'judge'> = {
  ...none,
  judge(evidence, rule) {
    const finding = none.judge(evidence, rule);
    if (evidence.profile.values.replication !== 'replicated' || finding.outcome !== 'passed') return finding;
    return answersTo('dbrepllag', evidence)
      .flatMap(({ json }) => lagsIn(json))
      .some(isUnmeasured)
      ? cantTell('a lag cannot be measured now')
      : passed('every lag is measured, as declared');
  },
};

const dependsOn = ['dbrepllag.list', 'dbrepllag.entry', 'dbrepllag.host', 'dbrepllag.lag'] as const;

export const dbrepllagChecks = {
  'dbrepllag.unmeasured-host': { probes: ['dbrepllag'], dependsOn, ...unmeasuredHost },
  'dbrepllag.unmeasured-alone': { probes: ['dbrepllag'], dependsOn, ...unmeasuredAlone },
  'dbrepllag.declared': { probes: ['dbrepllag'], dependsOn, ...declared },
} as const satisfies ChecksOf<'dbrepllag.'>;
