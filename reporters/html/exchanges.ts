/** The requests of the audit in the HTML report, each with its answer, by what they ask; and what was not judged. */
import type { RecordedExchange, Report } from '../../schemas/verdict.js';
import { count, duration, grouped } from '../../schemas/text/numbers.js';
import type { Recorded } from '../report/recorded.js';
import { areaName, groupsOf, unjudgedGroups } from '../report/results.js';
import { curlLine } from '../../schemas/text/curl.js';
import { bodyHtml } from './bodies.js';
import { anchor, headerLines, prose, code, linkTo, outcomeMark } from './parts.js';
import { escaped, escapedText } from '../text/markup.js';

/** How much of each exchange is shown. */
interface Detail {
  /** Without request and headers there is only a line. */
  readonly heads: boolean;
  /** Characters of a body. */
  readonly body: number;
}

const details: readonly Detail[] = [
  ...[16_384, 8_192, 4_096, 2_048, 1_024, 512, 0].map(body => ({ heads: true, body })),
  { heads: false, body: 0 },
];

/** With the other parts of the page, 5 MB at most. */
const largestLog = 3_600_000;

/** All requests of the recording; of one that the report keeps, the longer body of the two. */
function allExchanges({ exchanges }: Report, recorded: Recorded | undefined): readonly RecordedExchange[] {
  if (!recorded) return exchanges;
  const kept = new Map<number, RecordedExchange>();
  for (const exchange of recorded.exchanges) kept.set(exchange.id, exchange);
  for (const exchange of exchanges) kept.set(exchange.id, exchange);
  return [...kept.values()].toSorted(byId);
}

const byId = (a: RecordedExchange, b: RecordedExchange): number => a.id - b.id;

export interface Log {
  readonly html: string;
  /** Links to the groups of requests that the rules of an area are judged on. */
  readonly judgedOn: ReadonlyMap<string, string>;
}

export function exchangeLog(report: Report, recorded: Recorded | undefined): Log {
  const groups = groupsOf(allExchanges(report, recorded), reportOf);
  const areas = new Set(report.results.map(({ rule }) => areaName(rule)));
  return {
    html: section(groups, report, recorded),
    judgedOn: new Map([...areas].map(area => [area, linksFor(area, groups)])),
  };
}

/** By the report that they ask for. */
type Groups = ReadonlyMap<string, readonly RecordedExchange[]>;

/** The words that name a question begin with it. */
const reportOf = ({ question }: RecordedExchange): string => /^\w+/.exec(question)?.[0] ?? 'other';

/** An area that is no report is judged on all of them; existing titles are taken from the listing. */
function linksFor(area: string, groups: Groups): string {
  const isReport = ['languageinfo', 'allimages', 'dbrepllag', 'duplicatefiles'].includes(area);
  const own = area === 'duplicatefiles' ? [area, 'allimages'] : [area];
  return [...groups]
    .filter(([name]) => !isReport || own.includes(name))
    .map(([name, exchanges]) => linkTo('group', name, `${escaped(name)} (${grouped(exchanges.length)})`))
    .join(', ');
}

function section(groups: Groups, report: Report, recorded: Recorded | undefined): string {
  if (groups.size === 0) return '';
  const { rows, detail, shown } = fitting([...groups.values()].flat(), citedPlaces(report));
  // Pieces of megabytes are appended, since each join would copy them.
  let lists = '';
  for (const [name, exchanges] of groups) {
    const size = count(exchanges.length, 'request');
    lists += `<details class="group" id="${anchor('group', name)}"><summary><h3>${escaped(name)}</h3> <span class="note">${size}</span></summary>\n<ol class="log">`;
    for (const exchange of exchanges) lists += rows.get(exchange.id) ?? '';
    lists += '</ol></details>\n';
  }
  return `<section aria-labelledby="exchanges"><h2 id="exchanges">Requests</h2>
<p class="note">${scope(shown, report, recorded)}${leftOut(detail, recorded)}</p>
${lists}</section>`;
}

/** The pointers into the answer of each exchange. */
type Cited = ReadonlyMap<number, readonly string[]>;

function citedPlaces({ results }: Report): Cited {
  const cited = new Map<number, string[]>();
  for (const { evidence } of results) {
    for (const { exchange, pointer } of evidence) {
      if (pointer === undefined) continue;
      const pointers = cited.get(exchange);
      if (pointers) pointers.push(pointer);
      else cited.set(exchange, [pointer]);
    }
  }
  return cited;
}

function scope(shown: number, { requests }: Report, recorded: Recorded | undefined): string {
  if (shown >= requests) return `All ${count(requests, 'request')} of the audit, by what they ask.`;
  const which = recorded ? '' : ': those that evidence cites, and the first and last of each listing';
  return `${grouped(shown)} of ${count(requests, 'request')}${which}.`;
}

function leftOut({ heads, body }: Detail, recorded: Recorded | undefined): string {
  if (!recorded) return '';
  const where =
    recorded.file === undefined
      ? 'An audit with <code>--format har</code> keeps them whole.'
      : `The recording, <code>${escaped(recorded.file)}</code>, has them whole.`;
  if (!heads) return ` Headers and bodies are left out. ${where}`;
  return body === 0 ? ` Bodies are left out. ${where}` : ` Long bodies are cut. ${where}`;
}

/** The rows with as much detail as fits into the page; where nothing else helps, the last ones are left out. */
function fitting(exchanges: readonly RecordedExchange[], cited: Cited) {
  for (const detail of details) {
    const rows = new Map<number, string>();
    const known = new Map<string, number>();
    let size = 0;
    const isLast = detail === details.at(-1);
    for (const exchange of exchanges) {
      const html = row(exchange, detail, cited.get(exchange.id) ?? [], known);
      size += Buffer.byteLength(html);
      if (size > largestLog) break;
      rows.set(exchange.id, html);
    }
    if (isLast || rows.size === exchanges.length) return { rows, detail, shown: rows.size };
  }
  throw new Error('there is a last detail');
}

function row(
  exchange: RecordedExchange,
  detail: Detail,
  pointers: readonly string[],
  known: Map<string, number>,
): string {
  const { id, question, response, loss, ms } = exchange;
  const bytes = response?.bodyBytes;
  const status = response ? String(response.status) : 'none';
  const facts = `<span class="id">${id}</span> <span class="asked">${escaped(question, 200)}</span> <span class="status${isUsual(response?.status) ? '' : ' odd'}">${status}</span> <span class="bytes">${bytes === undefined ? '' : `${grouped(bytes)} B`}</span> <span class="ms">${duration(ms)}</span>`;
  const lost = loss === undefined ? '' : `<p class="message">${prose(loss, 500)}</p>`;
  const inner = detail.heads ? fieldsOf(exchange) + bodyOf(exchange, detail, pointers, known) : '';
  if (inner === '')
    return `<li class="exchange" id="exchange-${id}"><p class="line">${facts}</p>${lost}</li>`;
  return `<li class="exchange" id="exchange-${id}"><details><summary>${facts}</summary>${lost}${inner}</details></li>`;
}

const isUsual = (status: number | undefined) => status === 200;

function fieldsOf({ id, request, response }: RecordedExchange): string {
  const received = response
    ? `<h4>Answer <small>status ${response.status}</small></h4><pre><code>${headerLines(Object.entries(response.headers))}</code></pre>`
    : '';
  return `<div class="block" data-copy="Request of exchange ${id}"><pre><code>${escapedText(curlLine(request))}</code></pre></div>${sent(request.headers)}${received}`;
}

/** What the suite sends with every request is not repeated. */
function sent(headers: RecordedExchange['request']['headers']): string {
  const others: [string, string][] = [];
  for (const field of Object.entries(headers)) {
    const [name, value] = field;
    if (usual[name] !== value && name !== 'user-agent') others.push(field);
  }
  const isEncoded = 'accept-encoding' in headers;
  if (isEncoded && others.length === 0) return '';
  if (!isEncoded) others.push(['accept-encoding', 'not sent']);
  return `<pre><code>${headerLines(others)}</code></pre>`;
}

const usual: Readonly<Record<string, string>> = { accept: '*/*', 'accept-encoding': 'gzip' };

/** Most answers of an audit repeat an earlier one. */
function bodyOf(
  { id, response }: RecordedExchange,
  { body: limit }: Detail,
  pointers: readonly string[],
  known: Map<string, number>,
): string {
  if (!response || limit === 0) return '';
  const { body, bodyBytes, bodyDigest } = response;
  if (bodyBytes === 0) return '<p class="note">The body is empty.</p>';
  if (body === '') return '<p class="note">The body is left out.</p>';
  // Two bodies that were cut can differ in what is missing.
  const first = known.get(bodyDigest);
  if (first !== undefined && pointers.length === 0)
    return `<p class="note">The body is that of <a href="#exchange-${first}">exchange ${first}</a>.</p>`;
  known.set(bodyDigest, first ?? id);
  const { html, note } = bodyHtml(body, bodyBytes, pointers, limit);
  return `<pre class="answer"><code>${html}</code></pre>${note === '' ? '' : `<p class="note">${escapedText(note)}</p>`}`;
}

export function unjudgedSection({ results }: Report): string {
  const groups = unjudgedGroups(results);
  if (groups.length === 0) return '';
  const rows = groups.map(
    ({ outcome, message, rules }) =>
      `<li class="row"><div class="margin">${outcomeMark(outcome)}</div><div><p>${prose(message)}</p><p class="name">${rules.map(rule => linkTo('rule', rule, code(rule))).join(', ')}</p></div></li>`,
  );
  return `<section class="other" aria-labelledby="unjudged"><h2 id="unjudged">What was not judged</h2><ul class="rows">
${rows.join('\n')}
</ul></section>`;
}
