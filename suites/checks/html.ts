/** Contract 1, the HTML form: the page, the JSON document in it, and the notice before it. */
import type { RuleId } from '../../schemas/generated/rules.js';
import { valueAt } from '../../schemas/text/json-pointer.js';
import type { Finding } from '../../schemas/verdict.js';
import {
  cantTell,
  fromDifferences,
  QUERY_PROBES,
  inapplicable,
  judgeEach,
  type LocalViolation,
  type ChecksOf,
} from './check.js';
import type { Evidence, HtmlComparison } from '../evidence/evidence.js';
import type { HtmlPage } from '../answers/html/page.js';
import { isNotice, withoutMessageKeys } from '../answers/html/notice.js';
import type { Exchange } from '../http/exchange.js';
import { header, isObject, mediaType, type JsonObject, type Reading } from '../answers/reading.js';
import { sameJson } from '../answers/compare.js';
import { purposeIn } from './html-notice.js';
import { inOrder, MAP } from './languageinfo.js';
import { numberMismatches } from './shape.js';
import { plain, quoted, shown } from '../values/messages.js';

interface Shown extends HtmlComparison {
  readonly page: HtmlPage;
  readonly exchange: Exchange;
}

const pages = ({ html }: Evidence): readonly Shown[] =>
  html.flatMap(comparison => {
    const { page, exchange } = comparison.html;
    return page ? [{ ...comparison, page, exchange }] : [];
  });

function eachPage(evidence: Evidence, judge: (shown: Shown) => LocalViolation | undefined): Finding {
  const found = pages(evidence);
  // A page may be a gateway's: it proves nothing where the API itself was never seen.
  if (!evidence.isApi && found.length > 0) return cantTell('no answer of an API was seen in either form');
  return judgeEach(found, 'page', 'no page was seen', judge);
}

const isHtml = (type: string) => type === 'text/html' || type === 'application/xhtml+xml';

function otherMedia({ exchange }: Shown): LocalViolation | undefined {
  if (isHtml(mediaType(exchange))) return undefined;
  const sent = plain(header(exchange, 'content-type'), 80);
  return {
    message: sent === '' ? 'the page has no Content-Type' : `Content-Type is \`${sent}\``,
    expected: 'text/html',
    actual: sent === '' ? 'absent' : sent,
  };
}

const media = (evidence: Evidence): Finding => eachPage(evidence, otherMedia);

function notEmbedded({ page, plain: answer }: Shown): LocalViolation | undefined {
  if (page.surplus) {
    const { where, text } = page.surplus;
    return {
      message: `in the page, ${shown(text, 60)} ${where === 'before' ? 'precedes' : 'follows'} the JSON document in its element`,
      expected: 'the JSON document alone in its element',
      actual: shown(text),
    };
  }
  const escapes = escapesOf(page, answer);
  return escapes === 'once'
    ? undefined
    : {
        message: `the JSON document is ${escapes === 'twice' ? 'escaped for HTML twice' : 'not escaped for HTML'}`,
        expected: 'escaped once',
        actual: escapes === 'twice' ? 'escaped twice' : 'not escaped',
      };
}

const embedded = (evidence: Evidence): Finding => eachPage(evidence, notEmbedded);

/** How often the document was escaped: where that was not once, it reads as another answer, and the right one in another way. */
function escapesOf(page: HtmlPage, answer: Reading): 'once' | 'twice' | 'never' {
  if (page.escapedTwice) return 'twice';
  if (answer.kind !== 'answer' || sameJson(answer.json, page.json)) return 'once';
  const isAnswer = (json: JsonObject | undefined) => json !== undefined && sameJson(answer.json, json);
  if (isAnswer(page.again)) return 'twice';
  return isAnswer(page.literal) ? 'never' : 'once';
}

const unstyled = ({ page: { notPretty } }: Shown): LocalViolation | undefined =>
  notPretty && notPretty.mayBeStyled !== true
    ? {
        message: `line ${notPretty.line} of the JSON document: ${notPretty.why}`,
        expected: 'each member on a line of its own, indented by its depth',
        actual: notPretty.why,
      }
    : undefined;

const pretty = (evidence: Evidence): Finding => {
  const finding = eachPage(evidence, unstyled);
  const styled = pages(evidence).find(isNotPretty);
  return finding.outcome === 'passed' && styled
    ? {
        ...cantTell('the members have elements of their own, which a style sheet may lay out'),
        place: styled.exchange.question,
      }
    : finding;
};

const isNotPretty = ({ page }: Shown): boolean => page.notPretty !== undefined;

function unnoticed({ page }: Shown): LocalViolation | undefined {
  const said = withoutMessageKeys(page.notice);
  if (isNotice(said) || (said === page.notice && page.unreadNotice !== undefined)) return undefined;
  return {
    message:
      said === page.notice
        ? 'no notice precedes the JSON document'
        : `a message key that the wiki does not define stands in place of the notice: ${shown(page.notice, 100)}`,
    expected: 'a notice',
    actual: shown(page.notice),
  };
}

const notice = (evidence: Evidence): Finding => {
  const finding = eachPage(evidence, unnoticed);
  const unread = pages(evidence).find(hasNoNotice);
  return finding.outcome === 'passed' && unread ? mayBeNotice(unread) : finding;
};

const hasNoNotice = ({ page }: Shown): boolean => !isNotice(page.notice);

const mayBeNotice = ({ exchange, page }: Shown): Finding => ({
  ...cantTell(`the text before the JSON document may be a notice: ${page.unreadNotice}`),
  place: exchange.question,
});

/** What the latest notice says: nearly every page has the same, and natural language takes time. */
let latest: { readonly text: string; readonly purpose: ReturnType<typeof purposeIn> } | undefined;

function purposeOf({ notice: text }: HtmlPage): ReturnType<typeof purposeIn> {
  if (latest?.text !== text) latest = { text, purpose: purposeIn(text) };
  return latest.purpose;
}

const hasNoPurpose = ({ page }: Shown) => purposeOf(page) === 'none';

function debuggingNotice({ page }: Shown): LocalViolation | undefined {
  const purpose = purposeOf(page);
  if (purpose === 'meant' || (purpose === 'none' && page.unreadNotice !== undefined)) return undefined;
  return {
    message:
      purpose === 'opposite'
        ? `the notice says the opposite: ${shown(page.notice, 200)}`
        : 'the notice mentions neither debugging nor that HTML is unsuitable for applications',
    expected: 'HTML is meant for debugging and unsuitable for applications',
    actual: shown(page.notice, 200),
    parameters: ['ui_language'],
  };
}

const noticeDebugging = (evidence: Evidence): Finding => {
  const language = evidence.profile.values.ui_language;
  if (!/^en\b/i.test(language)) return inapplicable(`\`ui_language\` is ${quoted(language, 20)}`);
  const finding = eachPage(evidence, debuggingNotice);
  const unread = pages(evidence).find(hasNoPurpose);
  return finding.outcome === 'passed' && unread ? mayBeNotice(unread) : finding;
};

const sameObject = (evidence: Evidence): Finding => {
  const finding = fromDifferences(evidence, ['form'], 'no query was answered in both forms');
  if (finding.outcome !== 'failed') {
    const written = eachPage(evidence, shownPage => writtenOtherwise(shownPage, evidence));
    if (written.outcome === 'failed') return written;
  }
  return finding;
};

/** What the values of a page hide and no plain answer breaks: a repeated key, a fraction for an integer, languages out of order. */
function writtenOtherwise(
  { query, page, plain: answer, html: { raw } }: Shown,
  { observed: { violations } }: Evidence,
): LocalViolation | undefined {
  if (answer.kind !== 'answer' || !raw) return undefined;
  const isOfPage = (rule: RuleId) => violations.of(rule).first === undefined;
  const { first: repeated } = raw.repeated;
  if (repeated !== undefined && isOfPage('envelope.unique-keys'))
    return { message: `duplicate key ${quoted(repeated)} in the page only`, pointer: repeated };
  for (const { rule, pointer, expected, actual } of numberMismatches(query, raw.nonIntegers))
    if (isOfPage(rule))
      return { message: `${quoted(pointer)} is ${actual} in the page only`, pointer, expected, actual };
  const map = query === 'languageinfo' ? valueAt(page.json, MAP) : undefined;
  if (!isObject(map) || !isOfPage('languageinfo.order')) return undefined;
  const order = inOrder(map, raw.keys.get(MAP) ?? Object.keys(map));
  return typeof order === 'object' ? { ...order, message: `${order.message} in the page only` } : undefined;
}

const probes = ['html'] as const;

export const htmlChecks = {
  'html.media-type': { probes, judge: media },
  'html.embedded-json': { probes, dependsOn: ['html.media-type'], judge: embedded },
  'html.pretty': { probes, dependsOn: ['html.embedded-json'], judge: pretty },
  'html.notice': { probes, dependsOn: ['html.embedded-json'], judge: notice },
  'html.notice-debugging': { probes, dependsOn: ['html.notice'], judge: noticeDebugging },
  'html.same-object': {
    probes: ['html', ...QUERY_PROBES],
    dependsOn: ['html.embedded-json'],
    judge: sameObject,
  },
} as const satisfies ChecksOf<'html.'>;
