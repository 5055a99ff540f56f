/** Contract 1, the HTML form: the page, the JSON document in it, and the notice before it. */
import type { Finding } from '../../schemas/verdict.js';
import { cantTell, fromDifferences, FOUR_QUERIES, inapplicable, judgeEach } from './check.js';
import type { Accusation, ChecksOf } from './check.js';
import type { Evidence, HtmlComparison } from '../evidence/evidence.js';
import { decodedAgain } from '../answers/html-page.js';
import type { HtmlPage } from '../answers/html-page.js';
import type { Exchange } from '../http/exchange.js';
import { header, mediaType } from '../answers/reading.js';
import type { Reading } from '../answers/reading.js';
import { sameJson } from '../answers/compare.js';
import { plain, quoted, shown } from '../values/messages.js';

interface Shown extends HtmlComparison {
  readonly page: HtmlPage;
  readonly exchange: Exchange;
}

const pages = ({ html }: Evidence): Shown[] =>
  html.flatMap(comparison => {
    const { page, exchange } = comparison.html;
    return page ? [{ ...comparison, page, exchange }] : [];
  });

function eachPage(evidence: Evidence, judge: (shown: Shown) => Accusation | undefined): Finding {
  const found = pages(evidence);
  // A page may be a gateway's: it proves nothing where the API itself was never seen.
  if (!evidence.isApi && found.length > 0) return cantTell('no answer of an API was seen in either form');
  return judgeEach(found, 'page', 'no page was seen', judge);
}

const isHtml = (type: string) => type === 'text/html' || type === 'application/xhtml+xml';

const media = (evidence: Evidence): Finding =>
  eachPage(evidence, ({ exchange }) => {
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

const sameObject = (evidence: Evidence): Finding =>
  fromDifferences(evidence, ['form'], 'no query was answered in both forms');

const probes = ['html'] as const;

export const htmlChecks = {
  'html.media-type': { probes, judge: media },
  'html.embedded-json': { probes, dependsOn: ['html.media-type'], judge: embedded },
  'html.pretty': { probes, dependsOn: ['html.embedded-json'], judge: pretty },
  'html.notice': { probes, dependsOn: ['html.embedded-json'], judge: notice },
  'html.notice-debugging': { probes, dependsOn: ['html.notice'], judge: noticeDebugging },
  'html.same-object': {
    probes: ['html', ...FOUR_QUERIES],
    dependsOn: ['html.embedded-json'],
    judge: sameObject,
  },
} as const satisfies ChecksOf<'html.'>;
