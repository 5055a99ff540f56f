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

const DOUBT =
  "(?:\\bnot|\\bnever|\\bhardly|\\bfar from|\\banything but|\\bno longer|\\b(?:is|are|was)n['’]t)";
/** What means the opposite of the word that it denies. */
const DENIED_DOUBT = new RegExp(
  `${DOUBT}\\s+(?:(?:at all|in any way|really|considered|an?|being)\\s+)*(?:unsuit\\w*|unfit|inappropriate|inadequate|unreliable|unstable|unusable|useless|unsupported|discouraged|deprecated|ill[- ]suited)`,
  'gi',
);
/** Debugging is denied, or is not all. */
const DENIED_PURPOSE = new RegExp(
  `${DOUBT}\\s+(?:(?:only|just|merely|solely|limited|restricted|at all|meant|intended|made|designed|good|useful|suitable|suited|fit|be|used|provided)\\s+)*(?:for|to)\\s+(?:(?:the|any|mere|use in|purposes? of|help)\\s+)*(?:debug\\w*|test\\w*|develop\\w*|diagnos\\w*|humans?|people)`,
  'gi',
);
/** Words of denial that permit. */
const PERMITTED =
  /\b(?:without (?:any |further )?(?:worry|worries|hesitation|restrictions?|limits?|fear|concerns?|risks?|reservations?|problems?)|(?:no|not an?y?) (?:problems?|restrictions?|objections?|harm|risks?|limits?)|no need (?:for|to)\b[^.;,]*|need not\b[^.;,]*|(?:do not|don['’]t) hesitate|nothing (?:against|wrong with))/gi;

/** `none`: it speaks of neither half of the statement. `opposite`: it recommends HTML to applications, or denies that it is for debugging. */
export function purposeIn(notice: string): 'meant' | 'none' | 'opposite' {
  const said = notice
    .replace(DENIED_DOUBT, 'is suitable')
    .replace(DENIED_PURPOSE, '…')
    .replace(PERMITTED, '…');
  const clauses = said.split(/[.!?;:]+(?:\s|$)|,?\s(?:but|although|though|however)\b/i);
  const warnsOff = clauses.some(clause => NEGATION.test(clause) && APPLICATION.test(clause));
  if (warnsOff || UNSUITABLE.test(said)) return 'meant';
  if (clauses.some(clause => !NEGATION.test(clause) && (RECOMMENDED.test(clause) || INVITED.test(clause))))
    return 'opposite';
  if (PURPOSE.test(said)) return 'meant';
  return said !== notice && (PURPOSE.test(notice) || UNSUITABLE.test(notice)) ? 'opposite' : 'none';
}
