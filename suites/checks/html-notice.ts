/** What an English notice says the HTML form is for (contract 1): natural language, and therefore heard with a wide ear. */

/** Words for debugging, developing, testing, and for what people do where programs do not. */
const PURPOSE =
  /debug|\bbugs?\b|develop|\bdevs?\b|\btest|\btrying\b|\btry (it )?out|diagnos|troubleshoot|trouble-shoot|inspect|experiment|explor(e|ing|ation)\b|prototyp|\bhumans?\b|human-|\beyeball|by eye\b|by hand\b|manual(ly)?\b|sandbox|playground|\blearning\b|fault[- ]finding|investigat|\b(find|spot|hunt|locat|track|look)\w*\b[^.]{0,40}\b(errors?|mistakes?|problems?|faults?)\b|\brepair|\breadab|analy[sz]|\bqa\b|\btrac(e|es|ing)\b|\binteractive|\bonly to (look|read)\b/i;

const UNSUITABLE =
  /unsuit|\bunfit|useless|unacceptable|unattended|inappropriate|inadequate|ill[- ](suited|fitted|adapted)|unsupported|unstable|unreliable|unusable|discourag|deprecat|\bbuild on\b|\bautomated\b|at your own risk|(may|can|might|could|will) change\b|\bformat=json\b/i;

const NEGATION =
  /\b(not(?! only| just| merely)|never|no|none|nothing|nobody|cannot|neither|nor|without|hardly|rarely|seldom|barely|less|least|too|poor(ly)?|bad(ly)?|wrong|avoid\w*|instead|rather|only for|unless|refrain\w*|forbid\w*|forbidden|prohibit\w*|lacks?|far from|anything but|other formats?|json|xml)\b|n['’]t\b/i;

const APPLICATION =
  /\b(applications?|apps?|programs?|programmes?|clients?|software|scripts?|bots?|tools?|machines?|programmatic\w*|robots?|automat\w*|production|services?|integrations?|code|consum\w+|pars(e|ed|ers?|ing)|scrap(e|ed|ers?|ing)|suit\w*|fit|appropriate|intended|meant|rel(y|ied|iance)|recommend\w*)\b/i;

/** Words that may come between "suitable for" and "applications". */
const FILLER =
  '(?:(?:use|be|used|read|parsed|by|in|for|with|any|every|all|your|the|our|their|kinds?|sorts?|of|both|most|real|serious|web|client|mobile|third-party|production)\\s+){0,6}';
const PROGRAMS =
  '(?:applications?|apps?|programs?|programmes?|software|clients?|scripts?|bots?|production)\\b';
const RECOMMENDED = new RegExp(
  `\\b(?:suitable|suited|fit|good|great|ideal|perfect|excellent|fine|safe|appropriate|recommended|designed|made|meant|intended|ready|stable enough)\\s+(?:for|to|in)\\s+${FILLER}${PROGRAMS}`,
  'i',
);
const INVITED = new RegExp(
  `\\b${PROGRAMS}\\s+(?:(?:can|may|should|must|do|will|are (?:free|welcome|encouraged|advised|invited) to)\\s+)?(?:\\w+ly\\s+)?(?:use|read|parse|rely on|consume|build on|depend on)\\s+(?:it|this|these|html|the html|the page|this page)\\b`,
  'i',
);

/** `none`: it speaks of neither half of the statement. `opposite`: it recommends HTML to applications. */
export function purposeIn(notice: string): 'meant' | 'none' | 'opposite' {
  const clauses = notice.split(/[.!?;:]+(?:\s|$)|,?\s(?:but|although|though|however)\b/i);
  const warnsOff = clauses.some(clause => NEGATION.test(clause) && APPLICATION.test(clause));
  const recommends = clauses.some(
    clause => !NEGATION.test(clause) && (RECOMMENDED.test(clause) || INVITED.test(clause)),
  );
  if (recommends && !warnsOff && !UNSUITABLE.test(notice)) return 'opposite';
  return warnsOff || UNSUITABLE.test(notice) || PURPOSE.test(notice) ? 'meant' : 'none';
}
