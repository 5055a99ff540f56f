/** The failed rules in the HTML report. */
import { blockedRules, excuseOf, failuresOf } from '../report/results.js';
import { count } from '../../schemas/text/numbers.js';
import type { Evidence, RecordedExchange, Report, RuleResult } from '../../schemas/verdict.js';
import { failureInFull } from '../report/blocks.js';
import { markdownText } from '../text/markdown.js';
import { rulePage } from '../../schemas/addresses.js';
import { curlLine } from '../../schemas/text/curl.js';
import { whoAnswered } from '../../schemas/text/who-answered.js';
import { differenceOf } from '../text/difference.js';
import { rationaleOf, citedExchange, contrastOf, ruleOf, targetName } from '../report/facts.js';
import { excerptHtml } from './bodies.js';
import { anchor, code, copyable, filterData, headerLines, linkTo, prose, section } from './parts.js';
import { escaped } from '../text/markup.js';
import { printable } from '../../schemas/text/printable.js';

const placesShown = 50;

export function failuresSection(report: Report): string {
  const { unexcused, excused } = failuresOf(report);
  const cards = [...unexcused, ...excused].map(result => failure(result, report));
  return section('failures', 'What failed', cards.join('\n'));
}

const labelled = (kind: string, label: string, html: string | undefined) =>
  html === undefined ? '' : `<p class="${kind}"><b>${label}</b> ${html}</p>\n`;

function failure(result: RuleResult, report: Report): string {
  const { rule, level, message, hint, fix, evidence: places } = result;
  const [first, ...others] = places;
  const exchange = citedExchange(result, report);
  const known = ruleOf(rule);
  const blocked = blockedRules(rule, report).length;
  const mark = `<span aria-hidden="true">#</span><span class="unseen">Link to ${escaped(rule, 200)}</span>`;
  const where = linkTo('section', result.section, `section ${escaped(result.section, 40)}`);
  const clients = rationaleOf(rule)?.clients;
  const excuse = excuseOf(result, report);
  // Rules of other versions have no page.
  const page = known ? `, and so does <a href="${rulePage(rule)}">its page</a>` : '';
  return `<article class="failure ${level === 'MUST' ? 'failed' : 'warning'}" id="${anchor('failure', rule)}" tabindex="-1" aria-labelledby="${anchor('name', rule)}" ${filterData(result)}>
<h3 id="${anchor('name', rule)}">${linkTo('rule', rule, code(rule))} <span class="level">${level}${blocked === 0 ? '' : `, blocks ${count(blocked, 'rule')}`}</span> <span class="permalink">${linkTo('failure', rule, mark)}</span></h3>
<p class="seen">${prose(message)}</p>
${fix === undefined ? labelled('hint', 'Hint', hint && prose(hint)) : labelled('hint', 'Fix', 'See <a href="#causes">the likely cause</a>.')}${first && contrastOf(message, first).length > 0 ? comparison(first) : ''}
${first && exchange ? evidence(first, exchange, rule, report) : ''}
${others.length === 0 ? '' : morePlaces(others)}
${labelled('statement', 'Contract', known && `${prose(known.statement)} <span class="where">(${where})</span>`)}${labelled('clients', 'Impact', clients && prose(clients))}${labelled('excuse', 'Excused', excuse && prose(excuse))}<p class="note more">${code(`wiki-query-conformance explain ${rule}`, 200)} explains the rule, with examples${page}.</p>
<details class="ticket"><summary>As Markdown, for a ticket</summary>${copyable(`ticket of ${rule}`, ticketOf(result, report), true)}</details>
</article>`;
}

/** The letters that short words such as `present` and `absent` share mean nothing. */
const LEAST_SHARED = 8;

export function comparison({ expected, actual }: Evidence): string {
  const [left = '', right = ''] = [expected, actual].map(text => text && printable(text, 1_000));
  const differences = differenceOf(left, right);
  const [{ same, rest }] = differences;
  const isAlike = same.length + rest.length >= LEAST_SHARED && left !== '' && right !== '';
  const items = (['expected', 'actual'] as const).map((label, at) => {
    const text = at === 0 ? left : right;
    const { differs } = differences[at] ?? { differs: '' };
    const mark = differs === '' ? '' : `<mark>${escaped(differs)}</mark>`;
    const shown = isAlike ? escaped(same) + mark + escaped(rest) : escaped(text);
    return text === '' ? '' : `<div><dt>${label}</dt><dd><code>${shown}</code></dd></div>`;
  });
  return items.join('') === '' ? '' : `<dl class="compare">${items.join('')}</dl>`;
}

function evidence(
  { pointer }: Evidence,
  exchange: RecordedExchange,
  rule: string,
  { target }: Report,
): string {
  const { id, question, request, response, loss } = exchange;
  const where = linkTo('exchange', id, `exchange ${id}`);
  const who = response && whoAnswered(response.headers);
  return `${response ? answer(response, pointer) : `<p><b>No complete answer</b> ${prose(loss ?? '')}</p>`}
<h4>Request <small>${escaped(question, 200)}, ${where}</small></h4>
${copyable(`Request that shows ${rule}`, curlLine(request, target.connectTo))}${who === undefined ? '' : `\n<p class="note">Answered by ${code(who, 500)}</p>`}`;
}

type Response = NonNullable<RecordedExchange['response']>;

export function answer({ status, headers, body, bodyBytes }: Response, pointer: string | undefined): string {
  const { html, note } = excerptHtml(body, pointer);
  const place = pointer === undefined || pointer === '' ? '' : `, marked: ${code(pointer, 300)}`;
  // Without a place in the body, the fault is in the headers.
  const isInHeaders = pointer === undefined;
  const fields = `<details${isInHeaders ? ' open' : ''}><summary>${count(Object.keys(headers).length, 'header')}</summary><pre tabindex="0" aria-label="Headers of the answer"><code>${headerLines(headers)}</code></pre></details>`;
  const excerpt = `<pre class="answer" tabindex="0" aria-label="The answer, with the place marked"><code>${html}</code></pre>
${note === undefined ? '' : `<p class="note">${prose(note)}</p>`}`;
  return `<h4>Answer <small>status ${status}, ${count(bodyBytes, 'byte')}${place}</small></h4>
${isInHeaders ? fields + excerpt : excerpt + fields}`;
}

function morePlaces(others: readonly Evidence[]): string {
  const items = others.slice(0, placesShown).map(({ exchange, pointer, actual }) => {
    const value = actual === undefined ? '' : `: ${code(actual, 200)}`;
    return `<li>${code(pointer ?? '', 300)} in ${linkTo('exchange', exchange, `exchange ${exchange}`)}${value}</li>`;
  });
  const rest = others.length > placesShown ? `<li>and ${others.length - placesShown} more</li>` : '';
  return `<details><summary>${count(others.length, 'more place')}</summary><ul>${items.join('')}${rest}</ul></details>`;
}

function ticketOf(result: RuleResult, report: Report): string {
  const target = { kind: 'facts', facts: [['target', targetName(report)]] } as const;
  return markdownText([...failureInFull(report, result, rationaleOf(result.rule)?.clients), target]);
}
