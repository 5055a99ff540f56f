/** The script of the pages of compare, fleet and history: sorts, filters and draws the table. */
import { addButtons, all, byId, keepFilters, placeOf, unfoldForPrint } from './page.js';
import * as tables from './rows.js';

const table = tables.readTable(JSON.parse(byId('data').textContent ?? '') as tables.PageData);
const { data } = table;
/** Rows drawn at once. */
const DRAWN = 100;

function make<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  className = '',
  ...content: readonly (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name);
  element.className = className;
  element.append(...content);
  return element;
}

function linked(href: string, text: string, label = ''): HTMLElement {
  const place = href === '' ? make('span', '', text) : make('a', '', text);
  if (place instanceof HTMLAnchorElement) place.href = href;
  if (label !== '') {
    place.title = place.ariaLabel = label;
    if (href === '') place.setAttribute('role', 'img');
  }
  return place;
}

function head(className: string, scope: string, ...content: readonly (Node | string)[]): HTMLElement {
  const cell = make('th', className, ...content);
  cell.scope = scope;
  return cell;
}

function hrefOf({ number, href }: tables.Row, { id }: tables.Rule): string {
  const findings = [`seen-${number + 1}-${id}`, `rule-${id}`];
  const found = data.cells === 'findings' && findings.find(each => document.getElementById(each));
  if (found) return `#${encodeURIComponent(found)}`;
  return href.endsWith('.html') ? `${href}#${encodeURIComponent(`rule-${id}`)}` : href;
}

function headLine(rules: readonly tables.Rule[]): HTMLElement {
  const heads = rules.map(rule => {
    const href = `#?${new URLSearchParams({ rule: rule.id, outcome: 'failed' })}`;
    const place = linked(href, '');
    place.title = tables.ruleText(rule);
    place.append(make('span', 'upright', rule.id), make('span', 'digit', String(rule.failed || '')));
    return head('rule', 'col', place);
  });
  const names = [
    head('label', 'col', data.noun === 'run' ? 'Run' : 'Target'),
    ...(data.owner === '' ? [] : [head('owner', 'col', data.owner)]),
    head('number', 'col', 'Fails'),
  ];
  return make('tr', '', ...names, ...heads);
}

function lineOf(row: tables.Row, rules: readonly tables.Rule[]): HTMLElement {
  const { standings, outcomes, owner } = data;
  const { sign = '', tone = '' } = standings[row.standing] ?? {};
  const mark = linked('', sign, tables.verdictText(standings, row));
  mark.className = `verdict ${tone}`;
  const label = linked(row.href, row.label);
  label.title = row.about;
  const cells = rules.map(rule => {
    const [name, shown = ''] = outcomes[row.column[rule.place] ?? ''] ?? ['none'];
    if (shown === '') return make('td', name);
    return make('td', name, linked(hrefOf(row, rule), shown, tables.cellText(table, row, rule)));
  });
  return make(
    'tr',
    '',
    head('label', 'row', mark, label, ...(owner === '' ? [] : [make('span', 'whose', row.owner)])),
    ...(owner === '' ? [] : [make('td', 'owner', row.owner)]),
    make('td', 'number', String(row.failed.length || '')),
    ...cells,
  );
}

function showRows(rows: readonly tables.Row[], rules: readonly tables.Rule[]): void {
  const body = make('tbody');
  const more = make('button');
  more.type = 'button';
  const draw = () => {
    const from = body.rows.length;
    body.append(...rows.slice(from, from + DRAWN).map(row => lineOf(row, rules)));
    const rest = rows.length - body.rows.length;
    more.hidden = rest === 0;
    more.textContent = `Show ${Math.min(rest, DRAWN)} more of ${rest.toLocaleString('en')}`;
  };
  more.addEventListener('click', draw);
  draw();
  const grid = byId('grid');
  grid.replaceChildren(make('table', 'matrix', make('thead', '', headLine(rules)), body), more);
  grid.scrollTop = 0;
}

byId('matrix').hidden = false;

keepFilters({
  form: byId('find'),
  scopes: ['like', 'owner'],
  apply(wanted) {
    const found = tables.foundRows(table, wanted);
    showRows(found, tables.shownRules(table, wanted));
    byId('shown').textContent = tables.foundText(table, found.length, wanted);
  },
  // The findings of a rule name only some of many targets.
  show: hash => placeOf(hash) ?? placeOf(hash.replace(/^#seen-\d+-/, '#rule-')),
});

addButtons(all('.case > [data-copy]'));
unfoldForPrint();
