/** What the HTML report does in a browser beyond being read: filters kept in the address, buttons to copy, deep links. */

export const copying = String.raw`  const status = document.getElementById('status');
  const copied = async text => {
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      // Pages of some origins have no clipboard; a selection can be copied anywhere.
      const area = document.createElement('textarea');
      area.value = text;
      document.body.append(area);
      area.select();
      document.execCommand('copy');
      area.remove();
    }
  };
  const addButton = (block, words = 'Copy', place = button => block.append(button)) => {
    if (block.classList.contains('ready')) return;
    block.classList.add('ready');
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = words;
    button.setAttribute('aria-label', words + ': ' + block.dataset.copy);
    button.addEventListener('click', async () => {
      await copied(block.querySelector('code').textContent);
      button.focus();
      button.textContent = status.textContent = 'Copied';
      setTimeout(() => { button.textContent = words; status.textContent = ''; }, 2000);
    });
    place(button);
  };
`;

/** The place that the address names. */
export const linking = `  const placeOf = hash => {
    try {
      return document.getElementById(decodeURIComponent(hash.slice(1)));
    } catch {
      return null;
    }
  };
  const linked = () => placeOf(location.hash);
`;

export const printing = `  let closed = [];
  addEventListener('beforeprint', () => {
    closed = [...document.querySelectorAll('details:not([open])')];
    for (const each of closed) each.open = true;
  });
  addEventListener('afterprint', () => { for (const each of closed) each.open = false; });
`;

export const script = String.raw`
(() => {
  'use strict';
  const form = document.getElementById('filter');
  const fields = ['outcome', 'area', 'level', 'text'].map(name => form.elements.namedItem(name));
  const all = selector => [...document.querySelectorAll(selector)];
  const rules = all('.rule');
  const judged = [...rules, ...all('.failure'), ...all('.entry')];
  const exchanges = all('.exchange');
  const others = all('.other');
  const parts = all('.part');
  const lists = all('.list, .group');
  const shown = document.getElementById('shown');
  const folds = new Map([...parts, ...lists].map(each => [each, each.open]));

  // JSON is found however it is broken into lines.
  const plain = text => text.toLowerCase().replace(/\s+/g, '');
  const texts = new Map();
  const textOf = element => {
    if (!texts.has(element)) texts.set(element, plain(element.textContent));
    return texts.get(element);
  };
  const has = (element, text) => {
    if (textOf(element).includes(text)) return true;
    // A line of the index stands for its rule.
    const target = element.classList.contains('entry') && placeOf(element.firstElementChild.hash);
    return Boolean(target) && textOf(target).includes(text);
  };
  const matches = (element, { outcome, area, level, text }) =>
    (!outcome || element.dataset.outcome === outcome) &&
    (!area || element.dataset.area === area) &&
    (!level || element.dataset.level === level) &&
    (!text || has(element, text));

  const wanted = () => Object.fromEntries(fields.map(field => [field.name, field.value.trim()]));
  const counted = (name, items) => items.filter(item => !item.hidden).length + ' of ' + items.length + ' ' + name;

  const apply = () => {
    const filter = wanted();
    const isAll = !Object.values(filter).some(value => value !== '');
    const sought = { ...filter, text: plain(filter.text) };
    for (const each of judged) each.hidden = !matches(each, sought);
    for (const row of others) row.hidden = !isAll;
    for (const each of exchanges) each.hidden = sought.text !== '' && !has(each, sought.text);
    for (const part of parts) part.hidden = !part.querySelector('.row:not([hidden])');
    for (const list of lists) list.hidden = !list.querySelector('.entry:not([hidden]), .exchange:not([hidden])');
    for (const [fold, open] of folds) fold.open = isAll ? open : fold.matches('.group') && sought.text === '' ? open : !fold.hidden;
    form.querySelector('[type=reset]').hidden = isAll;
    shown.textContent = isAll ? '' : counted('rules', rules) + (sought.text === '' ? '' : ', ' + counted('requests', exchanges));
    return filter;
  };

  const write = () => {
    const given = Object.entries(apply()).filter(([, value]) => value !== '');
    history.replaceState(null, '', given.length === 0 ? '#' : '#?' + new URLSearchParams(given));
  };
  let waiting = 0;
  const writeSoon = () => {
    clearTimeout(waiting);
    waiting = setTimeout(write, exchanges.length > 200 ? 150 : 0);
  };

  const read = parameters => {
    for (const field of fields) {
      const value = parameters.get(field.name) ?? '';
      const known = field.localName !== 'select' || [...field.options].some(option => option.value === value);
      field.value = known ? value : '';
    }
    apply();
  };

  const go = () => {
    if (location.hash.startsWith('#?')) {
      read(new URLSearchParams(location.hash.slice(2)));
      return;
    }
    const target = linked();
    if (!target) return;
    if (target.closest('[hidden]')) read(new URLSearchParams());
    for (let fold = target.closest('details'); fold; fold = fold.parentElement.closest('details')) fold.open = true;
    if (target.matches('.exchange')) target.querySelector('details')?.setAttribute('open', '');
    target.scrollIntoView();
  };

  let current = -1;
  const step = by => {
    const cards = all('.failure:not([hidden])');
    if (cards.length === 0) return;
    const focused = cards.indexOf(document.activeElement?.closest('.failure'));
    current = Math.min(Math.max((focused < 0 ? current : focused) + by, 0), cards.length - 1);
    cards[current].scrollIntoView();
    cards[current].focus({ preventScroll: true });
  };
  addEventListener('keydown', event => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.target.closest('input, select, textarea')) return;
    if (event.key === '/') form.elements.namedItem('text').focus();
    else if (event.key === 'n') step(1);
    else if (event.key === 'p') step(-1);
    else return;
    event.preventDefault();
  });

  form.hidden = false;
  form.addEventListener('submit', event => {
    event.preventDefault();
    write();
    document.querySelector('main :is(.failure, .rule, .exchange):not([hidden])')?.scrollIntoView();
  });
  form.addEventListener('input', writeSoon);
  form.addEventListener('reset', () => setTimeout(write));
  addEventListener('hashchange', go);
  for (const link of all('[data-filter]')) link.href = '#?' + link.dataset.filter;

${linking}${copying}  // A ticket is copied without being opened.
  for (const ticket of all('.ticket'))
    addButton(ticket.querySelector('[data-copy]'), 'Copy as Markdown', button => ticket.before(button));
  for (const block of all('.causes [data-copy], .failure [data-copy], .again [data-copy]')) addButton(block);
  // A long audit has thousands of requests, of which hardly one is opened.
  document.addEventListener('toggle', ({ target }) => {
    if (target.parentElement?.matches('.exchange')) for (const block of target.querySelectorAll('[data-copy]')) addButton(block);
  }, true);

  go();
})();
`;
