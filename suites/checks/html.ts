/** Contract 1, the HTML form: the page, the JSON document in it, and the notice before it. */
import type { RuleId } from '../../schemas/generated/rules.js';
import type { Finding } from '../../schemas/verdict.js';
import {
  cantTell,
  comparing,
  QUERY_PROBES,
  inapplicable,
  judgeEach,
  type Check,
  type ChecksOf,
} from './check.js';
import type { Evidence, HtmlComparison } from '../evidence/evidence.js';
import type { LocalViolation } from '../evidence/violations.js';
import { isNotice } from '../answers/html/notice.js';
import { mediaType } from '../answers/reading.js';
import { mediaTypeFault } from './envelope.js';
import { purposeIn } from './html-notice.js';
import { inOrder } from './languageinfo.js';
import { numberMismatches } from './shape.js';
import { quoted, shown } from '../values/messages.js';

/** What a page breaks. */
type OfPage = (shown: HtmlComparison) => LocalViolation | undefined;

const eachPage = ({ html, isApi }: Evidence, judge: OfPage): Finding =>
  // The pages may be a gateway's.
  !isApi && html.length > 0
    ? cantTell('no answer of an API was seen in either form')
    : judgeEach(html, 'page', 'no page was seen', judge);

const notEmbedded: OfPage = ({ surplus }) => {
  if (!surplus) return undefined;
  const { where, text } = surplus;
  const message = `in the page, ${shown(text, 60)} ${where === 'before' ? 'precedes' : 'follows'} the JSON document in its element`;
  return { message, expected: 'the JSON document alone in its element', actual: shown(text) };
};

const unstyled: OfPage = ({ notPretty }) => {
  if (!notPretty) return undefined;
  const { line, why } = notPretty;
  const expected = 'each member on a line of its own, indented by its depth';
  return { message: `line ${line} of the JSON document: ${why}`, expected, actual: why };
};

const unnoticed: OfPage = ({ notice }) =>
  isNotice(notice)
    ? undefined
    : { message: 'no notice precedes the JSON document', expected: 'a notice', actual: shown(notice) };

const notForDebugging: OfPage = ({ notice }) => {
  const purpose = purposeIn(notice);
  if (purpose === 'meant') return undefined;
  const message =
    purpose === 'opposite'
      ? `the notice says the opposite: ${shown(notice, 200)}`
      : 'the notice mentions neither debugging nor that HTML is unsuitable for applications';
  const expected = 'HTML is meant for debugging and unsuitable for applications';
  return { message, expected, actual: shown(notice, 200), parameters: ['ui_language'] };
};

/** What parsing hides and only the page breaks: a repeated key, a fraction for an integer, languages out of order. */
function writtenOtherwise({ observed: { violations } }: Evidence): OfPage {
  const isOfPage = (rule: RuleId) => violations.of(rule).first === undefined;
  return ({ query, json, plain, raw }) => {
    if (plain.kind !== 'answer' || !raw) return undefined;
    const { pointer } = raw.repeated ?? {};
    if (pointer !== undefined && isOfPage('envelope.unique-keys'))
      return { message: `duplicate key ${quoted(pointer)} in the page only`, pointer };
    const odd = numberMismatches(query, raw.nonIntegers).find(({ rule }) => isOfPage(rule));
    if (odd) return { ...odd, message: `${quoted(odd.pointer)} is ${odd.actual} in the page only` };
    if (query !== 'languageinfo' || !isOfPage('languageinfo.order')) return undefined;
    const order = inOrder({ json, raw });
    return typeof order === 'object' ? { ...order, message: `${order.message} in the page only` } : undefined;
  };
}

const probes = ['html'] as const;

const onPages = (judge: OfPage, dependsOn: readonly RuleId[]): Check => ({
  probes,
  dependsOn,
  judge: evidence => eachPage(evidence, judge),
});

export const htmlChecks = {
  'html.media-type': onPages(({ exchange }) => {
    const isHtml = /^(text\/html|application\/xhtml\+xml)$/.test(mediaType(exchange));
    return isHtml ? undefined : mediaTypeFault(exchange, 'page', 'text/html');
  }, []),
  'html.embedded-json': onPages(notEmbedded, ['html.media-type']),
  'html.pretty': onPages(unstyled, ['html.embedded-json']),
  'html.notice': onPages(unnoticed, ['html.embedded-json']),
  'html.notice-debugging': {
    probes,
    dependsOn: ['html.notice'],
    judge(evidence) {
      const language = evidence.profile.values.ui_language;
      return /^en\b/i.test(language)
        ? eachPage(evidence, notForDebugging)
        : inapplicable(`\`ui_language\` is ${quoted(language, 20)}`);
    },
  },
  'html.same-object': comparing(
    ['html', ...QUERY_PROBES],
    'no query was answered in both forms',
    ['html.embedded-json'],
    evidence => {
      const written = eachPage(evidence, writtenOtherwise(evidence));
      return written.outcome === 'failed' ? written : undefined;
    },
  ),
} as const satisfies ChecksOf<'html.'>;
