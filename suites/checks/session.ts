/** Contract 5: no credentials are needed, and a made-up session changes nothing. */
import type { Finding } from '../../schemas/verdict.js';
import { cantTell, failed, fromLedger, inapplicable, passed } from './check.js';
import type { Check } from './check.js';
import type { Evidence, SessionComparison } from '../evidence/evidence.js';
import { forms } from '../values/queries.js';
import { sameAnswer, firstDifference } from '../answers/compare.js';
import { valueAt } from './shape.js';
import { whyNothing } from '../answers/reading.js';
import { counted, quoted, shown } from '../values/messages.js';

const noCredentials = ({ ledger, plain }: Evidence): Finding => {
  const { first, faults } = ledger.account('session.no-credentials');
  if (first)
    return failed(
      { ...first, expected: 'an answer', hint: 'the wiki is private, or refuses anonymous readers' },
      faults,
    );
  const lost = forms.find(form => plain.get(form)?.kind !== 'answer');
  if (lost === undefined) return passed('all four questions are answered without credentials');
  const reading = plain.get(lost);
  if (reading?.kind === 'error' && reading.sort === 'other')
    return passed('no question was refused for want of credentials');
  return cantTell(
    reading ? `${lost}: ${whyNothing(reading)}` : `${lost} was not asked`,
    reading?.kind === 'lost' && reading.cutOff,
  );
};

/** The questions that an anonymous client was answered. */
const answered = ({ session }: Evidence) => session.filter(({ plain }) => plain.kind === 'answer');

const sameStatus = (evidence: Evidence): Finding => {
  const compared = answered(evidence);
  if (compared.length === 0) return inapplicable('no question was answered without a cookie');
  for (const { form, plain, withCookie } of compared) {
    const before = plain.exchange.response?.status;
    const after = withCookie.exchange.response?.status;
    if (after === undefined || withCookie.kind === 'lost')
      return cantTell(`${form}: ${whyNothing(withCookie)}`, withCookie.kind === 'lost' && withCookie.cutOff);
    if (before !== after)
      return failed({
        message: `${form}: HTTP status ${after} with a session cookie, ${before} without`,
        exchange: withCookie.exchange.id,
        expected: String(before),
        actual: String(after),
      });
  }
  return passed(`held for ${counted(compared.length, 'question')}`);
};

function difference({ form, plain, withCookie, again }: SessionComparison): Finding | undefined {
  if (plain.kind !== 'answer') return undefined;
  if (withCookie.kind === 'lost' || (withCookie.kind === 'error' && withCookie.sort === 'busy'))
    return cantTell(`${form}: ${whyNothing(withCookie)}`, withCookie.kind === 'lost' && withCookie.cutOff);
  if (withCookie.kind === 'error')
    return failed({
      message: `${form}: the error ${quoted(withCookie.code)} with a session cookie`,
      exchange: withCookie.exchange.id,
      pointer: '/error/code',
      expected: 'the answer without it',
      actual: withCookie.code,
    });
  if (again === undefined) return undefined;
  if (again.kind !== 'answer')
    return cantTell(`${form}: the answers differ, and the second look brought none`);
  if (sameAnswer(again, withCookie)) return undefined;
  const pointer = firstDifference(plain.json, withCookie.json);
  const [expected, actual] = [shown(valueAt(plain.json, pointer)), shown(valueAt(withCookie.json, pointer))];
  if (!sameAnswer(again, plain))
    return cantTell(
      `${form}: the answer changes from request to request: ${quoted(pointer)} was ${expected}, then ${actual} with a session cookie`,
    );
  if (pointer === '') return undefined;
  return failed({
    message: `${form}: ${quoted(pointer)} is ${actual} with a session cookie, ${expected} without`,
    exchange: withCookie.exchange.id,
    pointer,
    expected,
    actual,
  });
}

const sameSessionAnswer = (evidence: Evidence): Finding => {
  const compared = answered(evidence);
  if (compared.length === 0) return inapplicable('no question was answered without a cookie');
  const findings = compared.flatMap(comparison => difference(comparison) ?? []);
  return (
    findings.find(({ outcome }) => outcome === 'failed') ??
    findings[0] ??
    passed(`held for ${counted(compared.length, 'question')}`)
  );
};

const noLiveCookie = ({ ledger }: Evidence): Finding =>
  fromLedger('session.no-live-cookie', ledger, 'no answer was seen');

const singles = ['languageinfo', 'dbrepllag', 'first page', 'missing titles'] as const;

export const sessionChecks = {
  'session.no-credentials': { asks: singles, judge: noCredentials },
  'session.same-status': { asks: [...singles, 'session'], judge: sameStatus },
  'session.same-answer': { asks: [...singles, 'session'], judge: sameSessionAnswer },
  'session.no-live-cookie': { asks: singles, judge: noLiveCookie },
} as const satisfies Record<string, Check>;
