/** The requests and answers in the HTML report, grouped by what they ask. */
import type { RecordedExchange, Report } from '../../schemas/verdict.js';
import { count, duration, grouped } from '../../schemas/text/numbers.js';
import type { Recorded } from '../report/repeat.js';
import { areaName, groupsOf } from '../report/results.js';
import { curlLine } from '../../schemas/text/curl.js';
import { bodyHtml } from './bodies.js';
import { anchor, headerLines, prose, linkTo, section } from './parts.js';
import { escaped, escapedText } from '../text/markup.js';

/** In characters, so that the page has at most 5 MB. */
const LONGEST_BODY = 16_384;
const MOST = 3_000_000;

type Groups = ReadonlyMap<string, readonly RecordedExchange[]>;

export function exchangeLog(report: Report, recorded: Recorded | undefined) {
  // The report's own exchanges have the longer bodies.
  const all = new Map([...(recorded?.exchanges ?? []), ...report.exchanges].map(each => [each.id, each]));
  const inOrder = [...all.values()].toSorted((a, b) => a.id - b.id);
  // A question begins with the report that it asks for.
  const groups = groupsOf(inOrder, ({ question }) => /^\w+/.exec(question)?.[0] ?? 'other');
  const areas = new Set(report.results.map(({ rule }) => areaName(rule)));
  return {
    html: groups.size === 0 ? '' : log(groups, report, recorded),
    judgedOn: new Map([...areas].map(area => [area, linksFor(area, groups)])),
  };
}

/** An area that is not a report is judged on all of them; existing titles come from the listing. */
function linksFor(area: string, groups: Groups): string {
  const isReport = ['languageinfo', 'allimages', 'dbrepllag', 'duplicatefiles'].includes(area);
  const own = area === 'duplicatefiles' ? [area, 'allimages'] : [area];
  return [...groups]
    .filter(([name]) => !isReport || own.includes(name))
    .map(([name, exchanges]) => linkTo('group', name, `${escaped(name)} (${grouped(exchanges.length)})`))
    .join(', ');
}

function log(groups: Groups, report: Report, recorded: Recorded | undefined): string {
  const evidence = report.results.flatMap(result => result.evidence);
  const cited = groupsOf(evidence, ({ exchange }) => exchange);
  const all = [...groups.values()].flat();
  // Escapes and indentation make bodies longer.
  const limit = Math.min(LONGEST_BODY, Math.floor(MOST / all.length / 3));
  const bodies = new Map<string, number>();
  let lists = '';
  let shown = 0;
  for (const [name, exchanges] of groups) {
    lists += `<details class="group" id="${anchor('group', name)}"><summary><h3>${escaped(name)}</h3> <span class="note">${count(exchanges.length, 'request')}</span></summary>\n<ol class="log">`;
    for (const exchange of exchanges) {
      if (lists.length > MOST) break;
      const pointers = (cited.get(exchange.id) ?? []).flatMap(({ pointer }) => pointer ?? []);
      lists += row(exchange, detailsOf(exchange, pointers, limit, bodies));
      shown += 1;
    }
    lists += '</ol></details>\n';
  }
  const isWhole = shown === all.length && all.every(({ response }) => (response?.body.length ?? 0) <= limit);
  return section('exchanges', 'Requests', `${noteOn(shown, isWhole, report, recorded)}\n${lists}`);
}

function noteOn(shown: number, isWhole: boolean, { requests }: Report, recorded?: Recorded): string {
  const which = recorded ? '' : ': those that evidence cites, and the first and last of each listing';
  const scope =
    shown >= requests
      ? `All ${count(requests, 'request')} of the audit, by what they ask.`
      : `${grouped(shown)} of ${count(requests, 'request')}${which}.`;
  const where =
    recorded?.file === undefined
      ? 'An audit with <code>--format har</code> keeps them whole.'
      : `The recording, <code>${escaped(recorded.file)}</code>, has them whole.`;
  const cut =
    recorded && !isWhole ? ` Long bodies and the details of later requests are left out. ${where}` : '';
  return `<p class="note">${scope}${cut}</p>`;
}

function row({ id, question, response, loss, ms }: RecordedExchange, details: string): string {
  const bytes = response ? `${grouped(response.bodyBytes)} B` : '';
  const odd = response?.status === 200 ? '' : ' odd';
  const facts = `<span class="id">${id}</span> <span class="asked">${escaped(question, 200)}</span> <span class="status${odd}">${response?.status ?? 'none'}</span> <span class="bytes">${bytes}</span> <span class="ms">${duration(ms)}</span>`;
  const lost = loss === undefined ? '' : `<p class="message">${prose(loss, 500)}</p>`;
  return `<li class="exchange" id="exchange-${id}"><details><summary>${facts}</summary>${lost}${details}</details></li>`;
}

function detailsOf(
  { id, request, response }: RecordedExchange,
  pointers: readonly string[],
  limit: number,
  bodies: Map<string, number>,
): string {
  const asked = `<div class="block" data-copy="Request of exchange ${id}"><pre><code>${escapedText(curlLine(request))}</code></pre></div>`;
  if (!response) return asked;
  const { status, headers, body, bodyBytes, bodyDigest } = response;
  const received = `${asked}<h4>Answer <small>status ${status}</small></h4><pre><code>${headerLines(headers)}</code></pre>`;
  if (body === '')
    return `${received}<p class="note">The body is ${bodyBytes === 0 ? 'empty' : 'left out'}.</p>`;
  // Most answers repeat an earlier one.
  const first = bodies.get(bodyDigest);
  if (first !== undefined && pointers.length === 0)
    return `${received}<p class="note">The body is that of <a href="#exchange-${first}">exchange ${first}</a>.</p>`;
  bodies.set(bodyDigest, first ?? id);
  const { html, note } = bodyHtml(body, bodyBytes, pointers, limit);
  return `${received}<pre class="answer"><code>${html}</code></pre>${note === '' ? '' : `<p class="note">${escapedText(note)}</p>`}`;
}
