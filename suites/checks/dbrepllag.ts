/** Contract 2.3, 4.3: the report on replication. */
import type { Finding } from '../../schemas/verdict.js';
import { cantTell, failed, inapplicable, passed } from './check.js';
import type { ChecksOf } from './check.js';
import type { Evidence } from '../evidence/evidence.js';
import type { Exchange } from '../http/exchange.js';
import { explainedBy } from '../evidence/profile.js';
import { isObject } from '../answers/reading.js';
import { counted, quoted, shown } from '../values/messages.js';

interface Lag {
  readonly exchange: Exchange;
  readonly at: number;
  readonly host: unknown;
  readonly lag: unknown;
  /** How many entries the report has. */
  readonly of: number;
}

function lags({ plain, session }: Evidence): Lag[] {
  const readings = [
    plain.get('dbrepllag'),
    ...session.filter(({ query }) => query === 'dbrepllag').map(({ withCookie }) => withCookie),
  ];
  return readings.flatMap(reading => {
    const query = reading?.kind === 'answer' && isObject(reading.json) ? reading.json['query'] : undefined;
    const list: unknown = isObject(query) ? query['dbrepllag'] : undefined;
    if (!reading || !Array.isArray(list)) return [];
    return list.map((entry: unknown, at) => {
      const { host, lag } = isObject(entry) ? entry : {};
      return { exchange: reading.exchange, at, host, lag, of: list.length };
    });
  });
}

const place = ({ exchange, at }: Lag, field: string) => ({
  exchange: exchange.id,
  pointer: `/query/dbrepllag/${at}${field}`,
});

/** The entries whose lag is -1, or what to say where the rule on them is out of play. */
function unmeasured(evidence: Evidence, judge: (entries: readonly Lag[]) => Finding): Finding {
  const { replication } = evidence.profile.values;
  if (replication !== 'undeclared') return inapplicable(`\`replication\` is declared ${replication}`);
  const entries = lags(evidence).filter(({ lag }) => lag === -1);
  return entries.length > 0 ? judge(entries) : inapplicable('every lag is measured');
}

function unmeasuredHost(evidence: Evidence): Finding {
  return unmeasured(evidence, entries => {
    if (evidence.profile.values.hostnames === 'shown') return inapplicable('`hostnames` is declared shown');
    const named = entries.find(({ host }) => host !== '');
    if (!named) return passed('an unmeasured lag comes with an empty host');
    return failed({
      message: `a lag of -1 comes with the host ${quoted(String(named.host))}`,
      ...place(named, '/host'),
      expected: '""',
      actual: shown(named.host),
      hint: explainedBy(evidence.profile, 'hostnames', 'replication'),
    });
  });
}

function unmeasuredAlone(evidence: Evidence): Finding {
  return unmeasured(evidence, entries => {
    const other = entries.find(({ of }) => of > 1);
    if (!other) return passed('an unmeasured lag is the only entry');
    return failed({
      message: `a lag of -1 is one of ${counted(other.of, 'entry', 'entries')}`,
      ...place(other, ''),
      expected: '1 entry',
      actual: counted(other.of, 'entry', 'entries'),
      hint: explainedBy(evidence.profile, 'replication'),
    });
  });
}

function declared(evidence: Evidence): Finding {
  const { replication, hostnames } = evidence.profile.values;
  const entries = lags(evidence);
  if (replication === 'undeclared') return inapplicable('`replication` is not declared');
  if (replication === 'replicated') {
    if (entries.some(({ lag }) => lag === -1)) return cantTell('a lag is not measurable now');
    return passed('every lag is measured, as declared');
  }
  const hint = explainedBy(evidence.profile, 'replication');
  const wrong = entries.find(
    ({ lag, host, of }) => lag !== -1 || of > 1 || (host !== '' && hostnames !== 'shown'),
  );
  if (!wrong) return passed('one entry without a lag, as declared');
  const actual = `host ${shown(wrong.host)}, lag ${shown(wrong.lag)}, ${counted(wrong.of, 'entry', 'entries')}`;
  return failed({
    message: `no replication is declared, but the report shows ${actual}`,
    ...place(wrong, ''),
    expected: 'one entry with host "" and lag -1',
    actual,
    hint,
  });
}

const dependsOn = ['dbrepllag.list', 'dbrepllag.entry', 'dbrepllag.host', 'dbrepllag.lag'] as const;

export const dbrepllagChecks = {
  'dbrepllag.unmeasured-host': { probes: ['dbrepllag'], dependsOn, judge: unmeasuredHost },
  'dbrepllag.unmeasured-alone': { probes: ['dbrepllag'], dependsOn, judge: unmeasuredAlone },
  'dbrepllag.declared': { probes: ['dbrepllag'], dependsOn, judge: declared },
} as const satisfies ChecksOf<'dbrepllag.'>;
