/** What a comparison does in a browser beyond being read: another order, a filter, buttons to copy, links into folded parts. */
import { copying, printing } from '../html/html-copying.js';

export const compareScript = String.raw`
(() => {
  'use strict';
  const form = document.getElementById('order');
  const [order, text] = ['order', 'text'].map(name => form.elements.namedItem(name));
  const rows = [...document.querySelectorAll('.rule')];
  const shown = document.getElementById('shown');

  const apply = () => {
    const wanted = text.value.trim().toLowerCase();
    for (const row of rows) row.hidden = wanted !== '' && !row.textContent.toLowerCase().includes(wanted);
    for (const body of document.querySelectorAll('.matrix tbody')) {
      const key = row => Number(order.value === 'contract' ? row.dataset.order : row.dataset.rank);
      body.append(...[...body.rows].sort((a, b) => key(a) - key(b)));
    }
    if (wanted !== '') for (const each of document.querySelectorAll('#rules ~ details')) each.open = true;
    const count = rows.filter(row => !row.hidden).length;
    shown.textContent = wanted === '' ? '' : count + ' of ' + rows.length + ' rules';
  };

  const go = () => {
    let target;
    try {
      target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
    } catch {
      return;
    }
    if (!target) return;
    target.closest('details')?.setAttribute('open', '');
    target.scrollIntoView();
  };

  form.hidden = false;
  form.addEventListener('submit', event => event.preventDefault());
  form.addEventListener('input', apply);
  form.addEventListener('reset', () => setTimeout(apply));
  addEventListener('hashchange', go);

${copying}  document.querySelectorAll('.case > [data-copy]').forEach(addButton);
${printing}  go();
})();
`;
