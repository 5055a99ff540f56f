/** Contract 2.3, 4.3: the report on replication. */
import type { Finding } from '../../schemas/verdict.js';
import { answersTo, cantTell, inapplicable, judgeEach, passed } from './check.js';
import type { LocalViolation, ChecksOf } from './check.js';
import type { Evidence } from '../evidence/evidence.js';
import type { Exchange } from '../http/exchange.js';
import { explainedBy } from '../evidence/profile.js';
import { isObject } from '../answers/reading.js';
import { counted, quoted, shown } from '../values/messages.js';
import { valueAt } from '../../schemas/text/json-pointer.js';

const LIST = '/query/dbrepllag';

interface Lag {
  readonly exchange: Exchange;
  readonly pointer: string;
  readonly host: unknown;
  readonly lag: unknown;
  /** How many entries the report has. */
  readonly of: number;
}

function lags(evidence: Evidence): Lag[] {
  return answersTo('dbrepllag', evidence).flatMap(({ exchange, json }) => {
    const list = valueAt(json, LIST);
    if (!Array.isArray(list)) return [];
    return list.map((entry: unknown, at) => {
      const { host, lag } = isObject(entry) ? entry : {};
      return { exchange, pointer: `${LIST}/${at}`, host, lag, of: list.length };
    });
  });
}

/** Judges the entries whose lag is -1, unless the deployment declares how it replicates. */
function unmeasured(evidence: Evidence, judge: (entry: Lag) => LocalViolation | undefined): Finding {
  const { replication } = evidence.profile.values;
  if (replication !== 'undeclared') return inapplicable(`\`replication\` is declared ${replication}`);
  const entries = lags(evidence).filter(({ lag }) => lag === -1);
  return judgeEach(entries, 'unmeasured lag', 'every lag is measured', judge);
}

function unmeasuredHost(evidence: Evidence): Finding {
  if (evidence.profile.values.hostnames === 'shown') return inapplicable('`hostnames` is declared shown');
  return unmeasured(evidence, ({ host, pointer }) =>
    host === ''
      ? undefined
      : {
          message: `a lag of -1 comes with the host ${quoted(String(host))}`,
          pointer: `${pointer}/host`,
          expected: '""',
          actual: shown(host),
          hint: explainedBy(evidence.profile, 'hostnames', 'replication'),
        },
  );
}

function unmeasuredAlone(evidence: Evidence): Finding {
  return unmeasured(evidence, ({ of, pointer }) =>
    of === 1
      ? undefined
      : {
          message: `a lag of -1 is one of ${counted(of, 'entry', 'entries')}`,
          pointer,
          expected: '1 entry',
          actual: counted(of, 'entry', 'entries'),
          hint: explainedBy(evidence.profile, 'replication'),
        },
  );
}

function declared(evidence: Evidence): Finding {
  const { replication, hostnames } = evidence.profile.values;
  const entries = lags(evidence);
  if (replication === 'undeclared') return inapplicable('`replication` is not declared');
  if (entries.length === 0) return inapplicable('no entry was seen');
  if (replication === 'replicated') {
    if (entries.some(({ lag }) => lag === -1)) return cantTell('a lag is not measurable now');
    return passed('every lag is measured, as declared');
  }
  return judgeEach(entries, 'lag', 'no entry was seen', ({ lag, host, of, pointer }) => {
    if (lag === -1 && of === 1 && (host === '' || hostnames === 'shown')) return undefined;
    const actual = `host ${shown(host)}, lag ${shown(lag)}, ${counted(of, 'entry', 'entries')}`;
    return {
      message: `no replication is declared, but the report shows ${actual}`,
      pointer,
      expected: 'one entry with host "" and lag -1',
      actual,
      hint: explainedBy(evidence.profile, 'replication'),
    };
  });
}

const dependsOn = ['dbrepllag.list', 'dbrepllag.entry', 'dbrepllag.host', 'dbrepllag.lag'] as const;

export const dbrepllagChecks = {
  'dbrepllag.unmeasured-host': { probes: ['dbrepllag'], dependsOn, judge: unmeasuredHost },
  'dbrepllag.unmeasured-alone': { probes: ['dbrepllag'], dependsOn, judge: unmeasuredAlone },
  'dbrepllag.declared': { probes: ['dbrepllag'], dependsOn, judge: declared },
} as const satisfies ChecksOf<'dbrepllag.'>;
