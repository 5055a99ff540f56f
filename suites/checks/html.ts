/** Contract 1, the HTML form: the page, the JSON document in it, and the notice before it. */
import type { RuleId } from '../../schemas/generated/rules.js';
import type { Finding } from '../../schemas/verdict.js';
import { cantTell, failed, FOUR_QUERIES, inapplicable, passed } from './check.js';
import type { Check, ChecksOf } from './check.js';
import type { Evidence, HtmlComparison } from '../evidence/evidence.js';
import { decodedAgain } from '../answers/html-page.js';
import type { HtmlPage } from '../answers/html-page.js';
import type { Violation } from '../evidence/violations.js';
import { header, isObject, mediaType } from '../answers/reading.js';
import type { Reading } from '../answers/reading.js';
import { firstDifference, sameJson } from '../answers/compare.js';
import { valueAt } from '../../schemas/text/json-pointer.js';
import { counted, plain, quoted, shown } from '../values/messages.js';

interface Shown extends HtmlComparison {
  readonly page: HtmlPage;
}

const pages = ({ html }: Evidence): Shown[] =>
  html.flatMap(comparison => (comparison.html.page ? [{ ...comparison, page: comparison.html.page }] : []));

/** Judges page by page: the first violation, or that it held for all. */
function eachPage(
  evidence: Evidence,
  judge: (shown: Shown) => Omit<Violation, 'exchange'> | undefined,
): Finding {
  const found = pages(evidence);
  // A page may be a gateway's: it proves nothing where the API itself was never seen.
  if (!evidence.isApi && found.length > 0) return cantTell('no answer of an API was seen in either form');
  for (const page of found) {
    const violation = judge(page);
    const { exchange } = page.html;
    if (violation)
      return failed({
        ...violation,
        message: `${exchange.question}: ${violation.message}`,
        exchange: exchange.id,
      });
  }
  return found.length > 0
    ? passed(`held for ${counted(found.length, 'page')}`)
    : inapplicable('no page was seen');
}

const isHtml = (type: string) => type === 'text/html' || type === 'application/xhtml+xml';

const media = (evidence: Evidence): Finding =>
  eachPage(evidence, ({ html: { exchange } }) => {
    if (isHtml(mediaType(exchange))) return undefined;
    const sent = plain(header(exchange, 'content-type'), 80);
    return {
      message: sent === '' ? 'the page has no Content-Type' : `the Content-Type is \`${sent}\``,
      expected: 'text/html',
      actual: sent === '' ? 'absent' : sent,
    };
  });

const embedded = (evidence: Evidence): Finding =>
  eachPage(evidence, ({ page, plain: answer }) => {
    if (page.json === undefined)
      return {
        message: 'the page contains no JSON document',
        expected: 'a JSON object in the page',
        actual: 'none',
      };
    return page.escapedTwice || isOnceMore(page, answer)
      ? {
          message: 'the JSON document is escaped for HTML twice',
          expected: 'escaped once',
          actual: 'escaped twice',
        }
      : undefined;
  });

/** Where the plain form is reached by decoding once more, some characters were escaped twice. */
function isOnceMore({ text, json }: HtmlPage, answer: Reading): boolean {
  if (text === undefined || answer.kind !== 'answer' || sameJson(answer.json, json)) return false;
  const again = decodedAgain(text);
  return again !== undefined && sameJson(answer.json, again);
}

const pretty = (evidence: Evidence): Finding =>
  eachPage(evidence, ({ html: { notPretty } }) =>
    notPretty
      ? {
          message: `in line ${notPretty.line} of the JSON document, ${notPretty.why}`,
          expected: 'each member on a line of its own, indented by its depth',
          actual: notPretty.why,
        }
      : undefined,
  );

const letters = (text: string) => text.replace(/[^\p{L}]/gu, '').length;

const notice = (evidence: Evidence): Finding =>
  eachPage(evidence, ({ page }) =>
    letters(page.notice) >= 10
      ? undefined
      : { message: 'no notice precedes the JSON document', expected: 'a notice', actual: shown(page.notice) },
  );

const UNSUITABLE = /\b(unsuit\w*|unfit|inappropriate|inadequate|ill-suited)\b/i;
const NEGATION = /\b(not(?! only)|never|no|cannot|avoid\w*|instead|rather|discourag\w*)\b|n['’]t\b/i;
const APPLICATION =
  /\b(applications?|apps?|programs?|clients?|software|scripts?|bots?|production|suit\w*|fit|appropriate|intended|meant|use[ds]?|rel[iy]\w*|recommend\w*|design\w*|parse\w*)\b/i;

/** A notice can say in many words that HTML does not suit applications. */
function warnsOff(text: string): boolean {
  if (UNSUITABLE.test(text)) return true;
  return text.split(/[.!?;]\s/).some(sentence => NEGATION.test(sentence) && APPLICATION.test(sentence));
}

const noticeDebugging = (evidence: Evidence): Finding => {
  const language = evidence.profile.values.ui_language;
  if (!/^en\b/i.test(language)) return inapplicable(`\`ui_language\` is ${quoted(language, 20)}`);
  return eachPage(evidence, ({ page }) => {
    const saysDebugging = /debug/i.test(page.notice);
    if (saysDebugging && warnsOff(page.notice)) return undefined;
    const lacking = saysDebugging ? 'that HTML is unsuitable for applications' : 'debugging';
    return {
      message: `the notice does not mention ${lacking}`,
      expected: 'HTML is meant for debugging and unsuitable for applications',
      actual: shown(page.notice, 200),
      hint: 'if the interface of the wiki is in another language, declare ui_language (now en)',
    };
  });
};

const sameObject = (evidence: Evidence): Finding => {
  const compared = pages(evidence).filter(
    ({ page, plain: answer }) => page.json !== undefined && answer.kind === 'answer' && isObject(answer.json),
  );
  if (compared.length === 0) return inapplicable('no query was answered in both forms');
  for (const { query, page, plain: answer, again, html } of compared) {
    if (answer.kind !== 'answer' || again === undefined || sameJson(answer.json, page.json)) continue;
    if (again.kind !== 'answer')
      return cantTell(`${query}: the forms differ, and the query was not answered when it was asked again`);
    if (sameJson(again.json, page.json)) continue;
    const pointer = firstDifference(answer.json, page.json);
    const [expected, actual] = [shown(valueAt(answer.json, pointer)), shown(valueAt(page.json, pointer))];
    if (!sameJson(again.json, answer.json))
      return cantTell(
        `${query}: the answer changes from request to request: ${quoted(pointer)} was ${expected}, then ${actual} in HTML, then ${shown(valueAt(again.json, pointer))}`,
      );
    return failed({
      message: `${query}: ${quoted(pointer)} is ${actual} in the HTML form, ${expected} in the plain form`,
      exchange: html.exchange.id,
      pointer,
      expected,
      actual,
    });
  }
  return passed(`held for ${counted(compared.length, 'page')}`);
};

function onHtml(
  judge: Check['judge'],
  dependsOn: readonly RuleId[],
  probes: Check['probes'] = ['html'],
): Check {
  return { probes, dependsOn, judge };
}

export const htmlChecks = {
  'html.media-type': onHtml(media, []),
  'html.embedded-json': onHtml(embedded, ['html.media-type']),
  'html.pretty': onHtml(pretty, ['html.embedded-json']),
  'html.notice': onHtml(notice, ['html.embedded-json']),
  'html.notice-debugging': onHtml(noticeDebugging, ['html.notice']),
  'html.same-object': onHtml(sameObject, ['html.embedded-json'], ['html', ...FOUR_QUERIES]),
} as const satisfies ChecksOf<'html.'>;
