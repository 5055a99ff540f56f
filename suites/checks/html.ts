/** Contract 1, the HTML form: the page, the JSON document in it, and the notice before it. */
import type { RuleId } from '../../schemas/generated/rules.js';
import type { Finding } from '../../schemas/verdict.js';
import { cantTell, observed, QUERY_PROBES, inapplicable, judgeEach, type ChecksOf } from './check.js';
import type { Evidence, HtmlComparison } from '../evidence/evidence.js';
import type { LocalViolation } from '../evidence/violations.js';
import { isNotice } from '../answers/html/page.js';
import { mediaType } from '../answers/reading.js';
import { mediaTypeFault } from './envelope.js';
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

/** What parsing hides and only the page breaks: a repeated key, a fraction for an integer, languages out of order. */
function writtenOtherwise({ observed: { violations } }: Evidence): OfPage {
  const isOfPage = (rule: RuleId) => violations.of(rule).first === undefined;
  return ({ query, plain, raw }) => {
    if (plain.kind !== 'answer') return undefined;
    const { pointer } = raw.repeated ?? {};
    if (pointer !== undefined && isOfPage('envelope.unique-keys'))
      return { message: `duplicate key ${quoted(pointer)} in the page only`, pointer };
    const odd = numberMismatches(query, raw.nonIntegers).find(({ rule }) => isOfPage(rule));
    if (odd) return { ...odd, message: `${quoted(odd.pointer)} is ${odd.actual} in the page only` };
    if (query !== 'languageinfo' || !isOfPage('languageinfo.order')) return undefined;
    const order = inOrder({ raw });
    return typeof order === 'object' ? { ...order, message: `${order.message} in the page only` } : undefined;
  };
}

const probes = ['html'] as const;

const onPages = (dependsOn: readonly RuleId[], judge: OfPage) => ({
  probes,
  dependsOn,
  judge: (evidence: Evidence) => eachPage(evidence, judge),
});

export const htmlChecks = {
  'html.media-type': onPages([], ({ exchange }) => {
    const isHtml = /^(text\/html|application\/xhtml\+xml)$/.test(mediaType(exchange));
    return isHtml ? undefined : mediaTypeFault(exchange, 'page', 'text/html');
  }),
  'html.embedded-json': onPages(['html.media-type'], ({ surplus }) => {
    if (!surplus) return undefined;
    const { where, text } = surplus;
    const place = where === 'before' ? 'precedes' : 'follows';
    const message = `in the page, ${shown(text, 60)} ${place} the JSON document in its element`;
    return { message, expected: 'the JSON document alone in its element', actual: shown(text) };
  }),
  'html.pretty': onPages(['html.embedded-json'], ({ notPretty }) => {
    if (!notPretty) return undefined;
    const { line, why } = notPretty;
    const expected = 'each member on a line of its own, indented by its depth';
    return { message: `line ${line} of the JSON document: ${why}`, expected, actual: why };
  }),
  'html.notice': onPages(['html.embedded-json'], ({ notice }) => {
    const message = 'no notice precedes the JSON document';
    return isNotice(notice) ? undefined : { message, expected: 'a notice', actual: shown(notice) };
  }),
  'html.notice-debugging': {
    probes,
    dependsOn: ['html.notice'],
    judge(evidence) {
      const language = evidence.profile.values.ui_language;
      if (!/^en\b/i.test(language)) return inapplicable(`\`ui_language\` is ${quoted(language, 20)}`);
      return eachPage(evidence, ({ notice }) => {
        const purpose = purposeIn(notice);
        if (purpose === 'meant') return undefined;
        const neither = 'the notice mentions neither debugging nor that HTML is unsuitable for applications';
        const actual = shown(notice, 200);
        const message = purpose === 'none' ? neither : `the notice says the opposite: ${actual}`;
        const expected = 'HTML is meant for debugging and unsuitable for applications';
        return { message, expected, actual, parameters: ['ui_language'] };
      });
    },
  },
  'html.same-object': observed({
    probes: ['html', ...QUERY_PROBES],
    nothing: 'no query was answered in both forms',
    dependsOn: ['html.embedded-json'],
    noun: 'comparison',
    conclude(finding, evidence) {
      const written = eachPage(evidence, writtenOtherwise(evidence));
      return finding.outcome !== 'failed' && written.outcome === 'failed' ? written : finding;
    },
  }),
} as const satisfies ChecksOf<'html.'>;

/** Words for debugging, developing, testing, and for what people do where programs do not. */
const PURPOSE =
  /debug|\bbugs?\b|develop|\bdevs?\b|\btest|\btrying\b|\btry (it )?out|diagnos|troubleshoot|inspect|experiment|explor(e|ing|ation)\b|prototyp|\bhumans?\b|human-|\beyeball|by (eye|hand)\b|manual(ly)?\b|sandbox|playground|\blearning\b|investigat|\b(find|spot|hunt|locat|track|look)\w*\b[^.]{0,40}\b(errors?|mistakes?|problems?|faults?)\b|\brepair|\breadab|analy[sz]|\bqa\b|\btrac(e|es|ing)\b|\binteractive/i;

const UNSUITABLE =
  /unsuit|\bunfit|useless|unacceptable|unattended|inappropriate|inadequate|ill[- ](suited|fitted|adapted)|unsupported|unstable|unreliable|unusable|discourag|deprecat|\bautomated\b|at your own risk|(may|can|might|could|will) change\b|\bformat=json\b/i;

const NEGATION =
  /\b(not(?! only| just| merely)|never|no|none|nothing|nobody|cannot|neither|nor|without|hardly|rarely|seldom|barely|less|least|too|poor(ly)?|bad(ly)?|wrong|avoid\w*|instead|rather|only for|unless|refrain\w*|forbid\w*|forbidden|prohibit\w*|lacks?|far from|anything but|other formats?|json|xml)\b|n['’]t\b/i;

const APPLICATION =
  /\b(applications?|apps?|programs?|programmes?|clients?|software|scripts?|bots?|tools?|machines?|programmatic\w*|robots?|automat\w*|production|services?|integrations?|code|consum\w+|pars(e|ed|ers?|ing)|scrap(e|ed|ers?|ing)|suit\w*|fit|appropriate|intended|meant|rel(y|ied|iance)|recommend\w*)\b/i;

const RECOMMENDED =
  /\b(suitable|suited|fit|good|great|ideal|perfect|fine|safe|appropriate|recommended|designed|made|meant|intended|ready) (for|to|in) ((use|be|used|by|in|any|every|all|your|kinds?|of) ){0,4}(applications?|apps?|programs?|software|clients?|scripts?|bots?|production)\b/i;

const DENIED =
  /(\bnot|\bnever|\b(is|are)n['’]t) (unsuit\w*|unfit|inappropriate|inadequate|unreliable|unstable|unusable|useless|(meant|intended|made) for debug\w*)/gi;

/** `none`: it speaks of neither half of the statement. `opposite`: it recommends HTML to applications. */
export function purposeIn(notice: string): 'meant' | 'none' | 'opposite' {
  const said = notice.replace(DENIED, 'is suitable');
  const clauses = said.split(/[.!?;:]+(?:\s|$)|,\sand\b|,?(?<!thing)\s(?:but|although|though|however)\b/i);
  const warnsOff = clauses.some(clause => NEGATION.test(clause) && APPLICATION.test(clause));
  // What is unsuitable for debugging may well be meant for applications.
  const isUnfit = (each: string) => UNSUITABLE.test(each) && (APPLICATION.test(each) || !PURPOSE.test(each));
  if (warnsOff || clauses.some(isUnfit)) return 'meant';
  if (said !== notice || clauses.some(clause => !NEGATION.test(clause) && RECOMMENDED.test(clause)))
    return 'opposite';
  return PURPOSE.test(said) ? 'meant' : 'none';
}
