/** The exchanges in the HTML report, in the order in which they were sent, with the time that each took; and what was not judged. */
import type { RecordedExchange, Report } from '../../schemas/verdict.js';
import { duration, grouped } from '../../schemas/text/numbers.js';
import { unjudgedGroups } from '../report/results.js';
import { curlLine } from '../text/curl.js';
import { anchor, copyable, prose, code, linkTo, outcomeMark } from './parts.js';
import { escaped } from '../text/markup.js';

export function exchangesSection({ exchanges, requests }: Report): string {
  if (exchanges.length === 0) return '';
  const total = exchanges.reduce((sum, { ms }) => sum + ms, 0) || 1;
  let start = 0;
  const rows = exchanges.map(exchange => {
    const from = start;
    start += exchange.ms;
    return row(exchange, (from / total) * 100, (exchange.ms / total) * 100);
  });
  const kept = `${grouped(exchanges.length)} of ${grouped(requests)} requests, in the order in which they were sent: those that evidence cites, and the first and last of each listing.`;
  return `<section aria-labelledby="exchanges"><h2 id="exchanges">Requests</h2>
<div class="scroll" role="region" tabindex="0" aria-label="Table of exchanges"><table><caption>${kept}</caption>
<thead><tr><th scope="col">#</th><th scope="col">Query</th><th scope="col">Status</th><th scope="col">Bytes</th><th scope="col">Time</th><th scope="col" class="bar">Timeline</th></tr></thead>
<tbody>
${rows.join('\n')}
</tbody></table></div>
</section>`;
}

function row(exchange: RecordedExchange, from: number, width: number): string {
  const { id, question, request, response, loss, ms } = exchange;
  const bytes = response?.bodyBytes;
  const lost = loss === undefined ? '' : `<p class="message">${prose(loss, 500)}</p>`;
  return `<tr id="${anchor('exchange', id)}"><td>${id}</td>
<td><details><summary>${escaped(question, 200)}</summary>${copyable(`Request of exchange ${id}`, curlLine(request))}</details>${lost}</td>
<td>${response ? response.status : '<span class="outcome cantTell">none</span>'}</td><td>${bytes === undefined ? '' : grouped(bytes)}</td><td>${duration(ms)}</td>
<td class="bar"><svg aria-hidden="true" width="100%" height="10"><rect x="${percent(from)}" width="${percent(Math.max(width, 0.4))}" height="10" rx="1"/></svg></td></tr>`;
}

const percent = (share: number) => `${share.toFixed(2)}%`;

export function unjudgedSection({ results }: Report): string {
  const groups = unjudgedGroups(results);
  if (groups.length === 0) return '';
  const rows = groups.map(
    ({ outcome, message, rules }) =>
      `<li class="row"><div class="margin">${outcomeMark(outcome)}</div><div><p>${prose(message)}</p><p class="name">${rules.map(rule => linkTo('rule', rule, code(rule))).join(', ')}</p></div></li>`,
  );
  return `<section aria-labelledby="unjudged"><h2 id="unjudged">What was not judged</h2><ul class="rows">
${rows.join('\n')}
</ul></section>`;
}
