/** What the HTML report does in a browser beyond being read: filters kept in the address, buttons to copy, deep links. */
import { areas } from '../../schemas/generated/rules.js';
import { outcomes } from '../../schemas/verdict.js';
import type { Report } from '../../schemas/verdict.js';

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
  const addButton = block => {
    if (block.classList.contains('ready')) return;
    block.classList.add('ready');
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = 'Copy';
    button.setAttribute('aria-label', 'Copy: ' + block.dataset.copy);
    button.addEventListener('click', async () => {
      await copied(block.querySelector('code').textContent);
      button.focus();
      button.textContent = status.textContent = 'Copied';
      setTimeout(() => { button.textContent = 'Copy'; status.textContent = ''; }, 2000);
    });
    block.append(button);
  };
`;

/** The place that the address names. */
export const linking = `  const linked = () => {
    try {
      return document.getElementById(decodeURIComponent(location.hash.slice(1)));
    } catch {
      return null;
    }
  };
`;

export const printing = `  let closed = [];
  addEventListener('beforeprint', () => {
    closed = [...document.querySelectorAll('details:not([open])')];
    for (const each of closed) each.open = true;
  });
  addEventListener('afterprint', () => { for (const each of closed) each.open = false; });
`;

/** Only a script can filter, so only a script shows it. */
export function filterForm({ results }: Report): string {
  const used = new Set(results.map(({ outcome }) => outcome));
  return `<form id="filter" hidden role="search" aria-label="Filter the rules">
${choice(
  'outcome',
  outcomes.filter(outcome => used.has(outcome)),
)}
${choice('area', areas)}
${choice('level', ['MUST', 'SHOULD', 'INFO'])}
<label class="grow">text<input type="search" name="text" autocomplete="off" spellcheck="false"></label>
<button type="reset">Show all</button>
<output id="shown" aria-live="polite"></output>
</form>`;
}

function choice(name: string, options: readonly string[]): string {
  const items = options.map(option => `<option>${option}</option>`);
  return `<label>${name}<select name="${name}"><option value="">all</option>${items.join('')}</select></label>`;
}

export const script = String.raw`
(() => {
  'use strict';
  const form = document.getElementById('filter');
  const fields = ['outcome', 'area', 'level', 'text'].map(name => form.elements.namedItem(name));
  const rules = [...document.querySelectorAll('.rule')];
  const others = [...document.querySelectorAll('.other')];
  const parts = [...document.querySelectorAll('.part')];
  const shown = document.getElementById('shown');

  const matches = (rule, { outcome, area, level, text }) =>
    (!outcome || rule.dataset.outcome === outcome) &&
    (!area || rule.dataset.area === area) &&
    (!level || rule.dataset.level === level) &&
    (!text || rule.textContent.toLowerCase().includes(text.toLowerCase()));

  const wanted = () => Object.fromEntries(fields.map(field => [field.name, field.value.trim()]));

  const apply = () => {
    const filter = wanted();
    const all = !Object.values(filter).some(value => value !== '');
    for (const rule of rules) rule.hidden = !matches(rule, filter);
    for (const row of others) row.hidden = !all;
    for (const part of parts) part.hidden = !part.querySelector('.row:not([hidden])');
    const count = rules.filter(rule => !rule.hidden).length;
    shown.textContent = all ? '' : count + ' of ' + rules.length + ' rules';
    return filter;
  };

  const write = () => {
    const given = Object.entries(apply()).filter(([, value]) => value !== '');
    history.replaceState(null, '', given.length === 0 ? '#contract' : '#?' + new URLSearchParams(given));
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
      document.getElementById('contract').scrollIntoView();
      return;
    }
    const target = linked();
    if (!target) return;
    if (target.closest('[hidden]')) read(new URLSearchParams());
    target.querySelector(':scope > td > details')?.setAttribute('open', '');
    target.scrollIntoView();
  };

  form.hidden = false;
  form.addEventListener('submit', event => event.preventDefault());
  form.addEventListener('input', write);
  form.addEventListener('reset', () => setTimeout(write));
  addEventListener('hashchange', go);
  for (const link of document.querySelectorAll('[data-filter]')) link.href = '#?' + link.dataset.filter;

${linking}${copying}  document.querySelectorAll('.failure [data-copy]').forEach(addButton);
  // A long audit has thousands of exchanges, of which hardly one is opened.
  document.addEventListener('toggle', ({ target }) => {
    target.querySelectorAll('[data-copy]').forEach(addButton);
  }, true);

${printing}  go();
})();
`;
