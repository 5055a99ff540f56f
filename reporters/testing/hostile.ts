/** A report whose every text from a server, a user or a recording is hostile. */
import type { Finding, Report } from '../../schemas/verdict.js';
import { asFarAsAsked, conformant, inconclusive, nonconformant, reportOf, ruined } from './reports.js';

const poison =
  '\u001b]0;owned\u0007\u001b[2J\r\n\t\0\u009b31m\u202egnp.\u200b\u2066\u2028\ud835 \udc00\u{e0041}\ufeff日本\'"<script>$(id)`id`';

const poisoned: Finding = {
  outcome: 'failed',
  message: poison,
  hint: poison,
  evidence: [{ exchange: 66, pointer: poison, expected: poison, actual: poison.repeat(500) }],
};

export const hostile = reportOf(
  {
    'allimages.ns': poisoned,
    'allimages.url': {
      ...poisoned,
      message: poison.repeat(500),
      evidence: [{ exchange: 67, expected: '\u001b[2J', actual: '\u202e' }],
    },
    'session.no-live-cookie': poisoned,
    'html.pretty': { outcome: 'cantTell', message: poison },
    'html.notice': { outcome: 'untested', message: poison.repeat(500) },
  },
  {
    target: { url: `http://${poison}/api.php`, profile: { [poison]: poison }, declared: [poison] },
    seed: poison,
    selection: [poison, '*'],
    reason: poison,
    fault: { kind: 'suite', where: poison, message: poison },
    observations: [{ silence: poison, section: poison, seen: poison }],
    exchanges: [
      {
        id: 66,
        question: poison,
        request: { method: poison, url: `http://a/${poison}`, headers: { [poison]: poison, cookie: poison } },
        ms: 1,
      },
      { id: 67, question: poison, request: { method: 'GET', url: poison, headers: {} }, ms: 1, loss: poison },
    ],
  },
);

const samples = { conformant, asFarAsAsked, nonconformant, inconclusive, ruined, hostile };

export const everySample: readonly (readonly [name: string, report: Report])[] = Object.entries(samples);
