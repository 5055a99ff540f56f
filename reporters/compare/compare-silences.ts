/** What the targets do where the contract is silent: the questions to put to its owner. */
import { numbersOf, shareText } from './words.js';
import type { Comparison, SeenSilence } from './index.js';
import { amount } from '../text/amounts.js';
import { code, prose } from '../html/parts.js';
import { escaped } from '../text/markup.js';

export function silencesSection({ silences }: Comparison): string {
  if (silences.length === 0) return '';
  return `<section aria-labelledby="silences"><h2 id="silences">Where the contract is silent</h2>
<p class="lead">Nothing here is judged. Where the targets go different ways, the contract’s owner may want to choose one.</p>
${silences.map(part).join('\n')}
</section>`;
}

function part(silence: SeenSilence): string {
  const { answers, unseen, statement, section } = silence;
  const rows = answers.map(({ seen, targets }) => {
    const all = answers.reduce((sum, each) => sum + each.targets.length, unseen.length);
    const width = ((targets.length / all) * 100).toFixed(2);
    return `<tr><td class="share">${shareText(targets, silence)}<svg aria-hidden="true" width="100%" height="4"><rect class="track" width="100%" height="4" rx="2"/><rect width="${width}%" height="4" rx="2"/></svg></td><td>${prose(seen)}</td><td class="numbers">${numbersOf(targets)}</td></tr>`;
  });
  const rest =
    unseen.length === 0
      ? ''
      : `<tr><td class="share none">${shareText(unseen, silence)}</td><td class="none">nothing was seen</td><td class="numbers">${numbersOf(unseen)}</td></tr>`;
  const ways = answers.length === 1 ? 'one way' : amount(answers.length, 'way');
  return `<article class="part"><h3>${code(silence.silence, 80)} <small>${ways}</small></h3>
<p class="statement">${prose(statement)} <span class="where">(section ${escaped(section, 40)})</span></p>
<table class="silence"><thead class="unseen"><tr><th scope="col">How many</th><th scope="col">Seen</th><th scope="col">Targets</th></tr></thead><tbody>${rows.join('')}${rest}</tbody></table></article>`;
}
