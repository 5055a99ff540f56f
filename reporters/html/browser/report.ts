/** The script of the HTML report: filters results and requests, and steps through the failures. */
import { addButtons, all, byId, keepFilters, onKeys, placeOf, type Values } from './page.js';

const rules = all('.rule');
const judged = [...rules, ...all('.failure'), ...all('.entry')];
const exchanges = all('.exchange');
const others = all('.other');
const parts = all('.part');
const lists = all('.list, .group');
const folds = new Map(
  [...parts, ...lists].flatMap(each =>
    each instanceof HTMLDetailsElement ? [[each, each.open] as const] : [],
  ),
);

/** Without white space, JSON is found in any layout. */
const plain = (text: string) => text.toLowerCase().replace(/\s+/g, '');
const texts = new Map<HTMLElement, string>();

function has(element: HTMLElement, text: string): boolean {
  const own = texts.get(element) ?? plain(element.textContent ?? '');
  texts.set(element, own);
  if (own.includes(text)) return true;
  // An entry of the index also matches by its rule.
  const link = element.classList.contains('entry') ? element.querySelector('a') : null;
  const target = link && placeOf(link.hash);
  return target !== null && has(target, text);
}

const counted = (name: string, items: readonly HTMLElement[]) =>
  `${items.filter(item => !item.hidden).length} of ${items.length} ${name}`;

function apply(values: Values): void {
  const isAll = Object.values(values).every(value => value === '');
  const sought = plain(values['text'] ?? '');
  const fits = ({ dataset }: HTMLElement, name: 'outcome' | 'area' | 'level') =>
    (values[name] ?? '') === '' || dataset[name] === values[name];
  for (const each of judged) {
    const isWanted = fits(each, 'outcome') && fits(each, 'area') && fits(each, 'level');
    each.hidden = !isWanted || (sought !== '' && !has(each, sought));
  }
  for (const row of others) row.hidden = !isAll;
  for (const each of exchanges) each.hidden = sought !== '' && !has(each, sought);
  for (const part of parts) part.hidden = !part.querySelector('.row:not([hidden])');
  for (const list of lists)
    list.hidden = !list.querySelector('.entry:not([hidden]), .exchange:not([hidden])');
  for (const [fold, open] of folds)
    fold.open = isAll || (fold.matches('.group') && sought === '') ? open : !fold.hidden;
  const found = [...rules, ...(sought === '' ? [] : exchanges)].some(each => !each.hidden);
  const counts = [counted('rules', rules), ...(sought === '' ? [] : [counted('requests', exchanges)])];
  byId('shown').textContent = isAll ? '' : found ? counts.join(', ') : 'Nothing matches.';
  markAll((values['text'] ?? '').toLowerCase());
}

/** More would slow down typing. */
const MOST_MARKS = 1_000;

function markAll(text: string): void {
  if (!('highlights' in CSS)) return;
  CSS.highlights.clear();
  if (text === '') return;
  const found: Range[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (found.length < MOST_MARKS && walker.nextNode()) {
    const node = walker.currentNode as Text;
    if (node.parentElement?.closest('script, style, [hidden]')) continue;
    const content = node.data.toLowerCase();
    for (let at = content.indexOf(text); at >= 0; at = content.indexOf(text, at + text.length)) {
      const range = new Range();
      range.setStart(node, at);
      range.setEnd(node, at + text.length);
      found.push(range);
    }
  }
  CSS.highlights.set('found', new Highlight(...found));
}

let current = -1;

function step(by: number): void {
  const cards = all('.failure:not([hidden])');
  const focused = cards.findIndex(card => card.contains(document.activeElement));
  current = Math.min(Math.max((focused < 0 ? current : focused) + by, 0), cards.length - 1);
  cards[current]?.scrollIntoView();
  cards[current]?.focus({ preventScroll: true });
}

// On narrow screens, the failures come first.
const fields = document.querySelector<HTMLDetailsElement>('.fields');
if (fields) fields.open = matchMedia('(min-width: 1000px)').matches || location.hash.startsWith('#?');

keepFilters({
  form: byId('filter'),
  apply,
  show: hash => {
    const place = placeOf(hash);
    if (place?.matches('.exchange')) place.querySelector('details')?.setAttribute('open', '');
    return place;
  },
});
onKeys({ n: () => step(1), p: () => step(-1) });

addButtons(all('.ticket [data-copy]'), 'Copy as Markdown', (button, block) =>
  block.closest('.ticket')?.before(button),
);
addButtons(all('.causes [data-copy], .failure [data-copy], .again [data-copy]'));
// Hardly any of the thousands of requests is ever opened.
document.addEventListener(
  'toggle',
  ({ target }) => {
    if (target instanceof HTMLElement && target.parentElement?.matches('.exchange'))
      addButtons(all('[data-copy]', target));
  },
  true,
);
