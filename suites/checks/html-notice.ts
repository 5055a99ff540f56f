/** What an English notice says the HTML form is for (contract 1): natural language, and therefore heard with a wide ear. */

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
  /(\bnot|\bnever|\b(is|are)n['’]t) (unsuit\w*|unfit|inappropriate|inadequate|unreliable|unstable|unusable|useless)/gi;

/** `none`: it speaks of neither half of the statement. `opposite`: it recommends HTML to applications. */
export function purposeIn(notice: string): 'meant' | 'none' | 'opposite' {
  const said = notice.replace(DENIED, 'is suitable');
  const clauses = said.split(/[.!?;:]+(?:\s|$)|,\sand\b|,?\s(?:but|although|though|however)\b/i);
  const warnsOff = clauses.some(clause => NEGATION.test(clause) && APPLICATION.test(clause));
  if (warnsOff || UNSUITABLE.test(said)) return 'meant';
  if (said !== notice || clauses.some(clause => !NEGATION.test(clause) && RECOMMENDED.test(clause)))
    return 'opposite';
  return PURPOSE.test(said) ? 'meant' : 'none';
}
