/** Contract 1, the HTML form: the page, the JSON document in it, and the notice before it. */
import type { RuleId } from '../../schemas/generated/rules.js';
import type { Finding } from '../../schemas/verdict.js';
import {
  cantTell,
  fromDifferences,
  QUERY_PROBES,
  inapplicable,
  judgeEach,
  type Check,
  type ChecksOf,
} from './check.js';
import type { Evidence, HtmlComparison } from '../evidence/evidence.js';
import type { LocalViolation } from '../evidence/violations.js';
import type { HtmlPage } from '../answers/html/page.js';
import { isNotice, withoutMessageKeys } from '../answers/html/notice.js';
import { mediaType, type Reading } from '../answers/reading.js';
import { sameJson } from '../answers/compare.js';
import { mediaTypeFault } from './envelope.js';
import { purposeIn } from './html-notice.js';
import { inOrder } from './languageinfo.js';
import { numberMismatches } from './shape.js';
import { quoted, shown } from '../values/messages.js';

/** What a page breaks, or why it cannot be told. */
type OfPage = LocalViolation | string | undefined;

function eachPage(evidence: Evidence, judge: (shown: HtmlComparison) => OfPage): Finding {
  const judged = evidence.html.map(page => ({ ...page, judgement: judge(page) }));
  // A page may be a gateway's: it proves nothing where the API itself was never seen.
  if (!evidence.isApi && judged.length > 0) return cantTell('no answer of an API was seen in either form');
  const finding = judgeEach(judged, 'page', 'no page was seen', ({ judgement }) =>
    typeof judgement === 'object' ? judgement : undefined,
  );
  const open = judged.flatMap(({ judgement, exchange: { question } }) =>
    typeof judgement === 'string' ? [{ ...cantTell(judgement), place: question }] : [],
  );
  return finding.outcome === 'passed' ? (open[0] ?? finding) : finding;
}

function otherMedia({ exchange }: HtmlComparison): LocalViolation | undefined {
  const isHtml = /^(text\/html|application\/xhtml\+xml)$/.test(mediaType(exchange));
  return isHtml ? undefined : mediaTypeFault(exchange, 'page', 'text/html');
}

function notEmbedded({ page, plain: answer }: HtmlComparison): LocalViolation | undefined {
  if (page.surplus) {
    const { where, text } = page.surplus;
    return {
      message: `in the page, ${shown(text, 60)} ${where === 'before' ? 'precedes' : 'follows'} the JSON document in its element`,
      expected: 'the JSON document alone in its element',
      actual: shown(text),
    };
  }
  const escaped = escapedIn(page, answer);
  const message = `the JSON document is ${escaped === 'not escaped' ? 'not escaped for HTML' : 'escaped for HTML twice'}`;
  return escaped && { message, expected: 'escaped once', actual: escaped };
}

/** How often the document was escaped, unless that was once: then it reads as another answer, and the right one in another way. */
function escapedIn(page: HtmlPage, answer: Reading): 'escaped twice' | 'not escaped' | undefined {
  if (page.escapedTwice) return 'escaped twice';
  if (answer.kind !== 'answer' || sameJson(answer.json, page.json)) return undefined;
  if (page.again && sameJson(answer.json, page.again)) return 'escaped twice';
  return page.literal && sameJson(answer.json, page.literal) ? 'not escaped' : undefined;
}

function unstyled({ page: { notPretty } }: HtmlComparison): OfPage {
  if (!notPretty) return undefined;
  const { line, why, mayBeStyled } = notPretty;
  if (mayBeStyled) return 'the members have elements of their own, which a style sheet may lay out';
  return {
    message: `line ${line} of the JSON document: ${why}`,
    expected: 'each member on a line of its own, indented by its depth',
    actual: why,
  };
}

const mayBe = (unreadNotice: string): string =>
  `the text before the JSON document may be a notice: ${unreadNotice}`;

function unnoticed({ page: { notice, unreadNotice } }: HtmlComparison): OfPage {
  const said = withoutMessageKeys(notice);
  if (isNotice(said)) return undefined;
  if (said === notice && unreadNotice !== undefined) return mayBe(unreadNotice);
  const message =
    said === notice
      ? 'no notice precedes the JSON document'
      : `a message key that the wiki does not define stands in place of the notice: ${shown(notice, 100)}`;
  return { message, expected: 'a notice', actual: shown(notice) };
}

function notForDebugging({ page: { notice, unreadNotice } }: HtmlComparison): OfPage {
  const purpose = purposeIn(notice);
  if (purpose === 'meant') return undefined;
  if (purpose === 'none' && unreadNotice !== undefined) return mayBe(unreadNotice);
  return {
    message:
      purpose === 'opposite'
        ? `the notice says the opposite: ${shown(notice, 200)}`
        : 'the notice mentions neither debugging nor that HTML is unsuitable for applications',
    expected: 'HTML is meant for debugging and unsuitable for applications',
    actual: shown(notice, 200),
    parameters: ['ui_language'],
  };
}

function noticeDebugging(evidence: Evidence): Finding {
  const language = evidence.profile.values.ui_language;
  return /^en\b/i.test(language)
    ? eachPage(evidence, notForDebugging)
    : inapplicable(`\`ui_language\` is ${quoted(language, 20)}`);
}

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
  { query, page, plain: answer, raw }: HtmlComparison,
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
  if (query !== 'languageinfo' || !isOfPage('languageinfo.order')) return undefined;
  const order = inOrder({ json: page.json, raw });
  return typeof order === 'object' ? { ...order, message: `${order.message} in the page only` } : undefined;
}

const probes = ['html'] as const;

const onPages = (judge: (shown: HtmlComparison) => OfPage, dependsOn: readonly RuleId[]): Check => ({
  probes,
  dependsOn,
  judge: evidence => eachPage(evidence, judge),
});

export const htmlChecks = {
  'html.media-type': onPages(otherMedia, []),
  'html.embedded-json': onPages(notEmbedded, ['html.media-type']),
  'html.pretty': onPages(unstyled, ['html.embedded-json']),
  'html.notice': onPages(unnoticed, ['html.embedded-json']),
  'html.notice-debugging': { probes, dependsOn: ['html.notice'], judge: noticeDebugging },
  'html.same-object': {
    probes: ['html', ...QUERY_PROBES],
    dependsOn: ['html.embedded-json'],
    judge: sameObject,
  },
} as const satisfies ChecksOf<'html.'>;
