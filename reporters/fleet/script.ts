/** What the page of a fleet does in a browser: sorts, searches and filters its rows, and draws those in view. */
import { outcomes } from '../../schemas/verdict.js';
import { printing } from '../html/script.js';
import { outcomeWords } from '../report/verdict-words.js';
import { letters, standings, targetFiles } from './rows.js';
import { standingWords } from './words.js';

const constants = `  const outcomes = ${JSON.stringify(
  Object.fromEntries(outcomes.map(name => [letters[name], [name, outcomeWords[name].sign]])),
)};
  const standings = ${JSON.stringify(standings.map(each => [standingWords[each].word, standingWords[each].sign, standingWords[each].tone]))};
  const files = ${JSON.stringify(targetFiles)};
`;

/** The rows as the page's data has them, with what is counted only once for each column. */
const reading = String.raw`  const data = JSON.parse(document.getElementById('data').textContent);
  const rules = data.rules.map(([id, level, failed], index) => ({ id, level, failed, index }));
  const columns = data.columns.map(letters => {
    const failed = [...letters].flatMap((letter, index) => letter === 'f' ? [index] : []);
    const at = level => failed.filter(index => rules[index].level === level).length;
    return { letters, failed, must: at('MUST'), should: at('SHOULD') };
  });
  const none = { letters: '', failed: [], must: 0, should: 0 };
  const rows = data.rows.map(([label, url, operator, verdict, group, folder, hasPage, ...messages], number) => ({
    label, url, operator: data.operators[operator], number, group, folder, hasPage, messages,
    standing: verdict >> 1, complete: verdict % 2 === 1, column: columns[group] ?? none,
  }));
  const plural = (number, noun) => number.toLocaleString('en') + ' ' + noun + (number === 1 ? '' : 's');
  const hostOf = ({ url }) => URL.canParse(url) ? new URL(url).host : '';
  const messageOf = (row, rule) => {
    const text = data.messages[row.messages[row.column.failed.indexOf(rule)]];
    return text === undefined ? '' : text.replaceAll('{host}', hostOf(row));
  };
  const verdictOf = row => standings[row.standing][0] + (standings[row.standing][1] === '✓' && !row.complete ? ' as far as asked' : '');
  const linkOf = (row, rule) => {
    if (row.folder === '') return null;
    const folder = row.folder.split('/').map(encodeURIComponent).join('/');
    return folder + '/' + (row.hasPage ? files.page + (rule ? '#' + encodeURIComponent('rule-' + rule.id) : '') : files.report);
  };
`;

/** Which rows are wanted, in which order. */
const finding = String.raw`  const form = document.getElementById('find');
  const fields = ['text', 'verdict', 'rule', 'outcome', 'sort', 'columns'].map(name => form.elements.namedItem(name));
  const usual = { sort: 'verdict', columns: 'failed' };
  const scopes = { group: 'group', operator: 'operator', seen: 'silence' };
  let scope = {};

  const lower = new Map();
  const low = text => {
    if (!lower.has(text)) lower.set(text, text.toLowerCase());
    return lower.get(text);
  };
  const inSilence = value => {
    const [silence, behaviour] = value.split('.').map(Number);
    const { others, rest } = data.seen[silence] ?? { others: [], rest: [] };
    if (behaviour > 0) return new Set(others[behaviour - 1]);
    const away = new Set([...others.flat(), ...rest]);
    return new Set(rows.flatMap(({ number, column }) => column === none || away.has(number) ? [] : [number]));
  };
  const testOf = ({ text, verdict, rule, outcome }) => {
    const sought = text.toLowerCase();
    const ruleHits = rules.map(({ id }) => id.includes(sought));
    const messageHits = data.messages.map(message => low(message).includes(sought));
    const hasText = ({ label, url, operator, column, messages }) =>
      low(label).includes(sought) || low(url).includes(sought) || low(operator).includes(sought) ||
      column.failed.some(index => ruleHits[index]) || messages.some(index => messageHits[index]);
    const letter = Object.keys(outcomes).find(each => outcomes[each][0] === outcome);
    const at = rules.findIndex(({ id }) => id === rule);
    const hasOutcome = ({ column: { letters } }) =>
      at < 0 ? letters.includes(letter) : letter ? letters[at] === letter : (letters[at] ?? '-') !== '-';
    const standing = standings.findIndex(([word]) => word === verdict);
    const silent = scope.seen === undefined ? undefined : inSilence(scope.seen);
    return row =>
      (scope.group === undefined || row.group === Number(scope.group) - 1) &&
      (scope.operator === undefined || row.operator === scope.operator) &&
      (silent === undefined || silent.has(row.number)) &&
      (verdict === '' || row.standing === standing) &&
      ((rule === '' && outcome === '') || hasOutcome(row)) &&
      (sought === '' || hasText(row));
  };
  const { compare } = new Intl.Collator('en', { numeric: true });
  const failures = ({ column }) => column.must * 1000 + column.should;
  const orders = {
    verdict: (a, b) => a.standing - b.standing || failures(b) - failures(a),
    failures: (a, b) => b.column.failed.length - a.column.failed.length || failures(b) - failures(a),
    label: (a, b) => compare(a.label, b.label),
    operator: (a, b) => compare(a.operator, b.operator) || a.standing - b.standing,
    list: () => 0,
  };
`;

/** Only the rows in view are in the document; two rows of the height of the others hold their places. */
const drawing = String.raw`  const grid = document.getElementById('grid');
  const detail = document.getElementById('detail');
  const make = (name, className, text) => {
    const element = document.createElement(name);
    if (className) element.className = className;
    if (text !== undefined) element.textContent = text;
    return element;
  };
  const link = (href, text) => {
    if (href === null) return make('span', '', text);
    const element = make('a', '', text);
    element.href = href;
    element.tabIndex = -1;
    return element;
  };
  // The columns before those of the rules.
  const before = [
    ['Target', 'label'],
    ['Operator', 'operator'],
    ['MUST', 'number'],
    ['SHOULD', 'number'],
    ['Group', 'number'],
  ];
  const overscan = 8;
  let found = [];
  let shownRules = [];
  let drawn = new Map();
  let current = { row: 0, column: 0 };
  let body, space, height = 0;

  const cells = Object.fromEntries(Object.entries(outcomes).map(([letter, [name, sign]]) => {
    const cell = make('td', name);
    const place = make('a', '', sign);
    place.tabIndex = -1;
    place.setAttribute('aria-label', name);
    cell.append(place);
    return [letter, cell];
  }));
  const cellOf = (row, rule) => {
    const template = cells[row.column.letters[rule.index]];
    if (!template) return make('td', 'none');
    const cell = template.cloneNode(true);
    cell.firstChild.href = linkOf(row, rule);
    return cell;
  };
  const rowOf = (row, at) => {
    const line = document.createElement('tr');
    line.setAttribute('aria-rowindex', at + 2);
    const head = make('th', 'label');
    head.scope = 'row';
    const [, sign, tone] = standings[row.standing];
    const mark = make('span', 'verdict ' + tone, sign);
    mark.setAttribute('role', 'img');
    mark.setAttribute('aria-label', verdictOf(row));
    head.append(mark, link(linkOf(row), row.label));
    const group = row.group < 0 ? '' : row.group + 1;
    line.append(
      head,
      make('td', 'operator', row.operator),
      make('td', 'number', row.column.must || ''),
      make('td', 'number', row.column.should || ''),
      make('td', 'number', group),
      ...shownRules.map(rule => cellOf(row, rule)),
    );
    return line;
  };

  const frame = () => {
    const table = make('table', 'matrix');
    table.setAttribute('role', 'grid');
    table.setAttribute('aria-label', 'Targets and rules');
    table.setAttribute('aria-rowcount', found.length + 1);
    const head = make('thead');
    const line = make('tr');
    line.setAttribute('aria-rowindex', 1);
    for (const [name, kind] of before) {
      const cell = make('th', kind, name);
      cell.scope = 'col';
      line.append(cell);
    }
    for (const rule of shownRules) {
      const cell = make('th', 'target');
      cell.scope = 'col';
      const place = make('a');
      place.href = '#?' + new URLSearchParams({ rule: rule.id, outcome: 'failed' });
      place.tabIndex = -1;
      place.append(make('span', 'upright', rule.id), make('span', 'digit', rule.failed || ''));
      cell.append(place);
      line.append(cell);
    }
    head.append(line);
    body = make('tbody');
    space = [make('tbody'), make('tbody')].map(part => {
      part.setAttribute('aria-hidden', 'true');
      part.append(make('tr'));
      return part;
    });
    table.append(head, space[0], body, space[1]);
    grid.replaceChildren(table);
    drawn = new Map();
  };

  const draw = () => {
    const headHeight = body.previousSibling.previousSibling.offsetHeight;
    if (height === 0 && found.length > 0) {
      body.append(rowOf(found[0], 0));
      height = body.firstChild.getBoundingClientRect().height || 36;
      body.replaceChildren();
    }
    const room = grid.clientHeight - headHeight;
    const first = Math.max(0, Math.floor(grid.scrollTop / (height || 1)) - overscan);
    const last = Math.min(found.length, Math.ceil((grid.scrollTop + room) / (height || 1)) + overscan);
    for (const [at, line] of drawn) {
      if (at >= first && at < last) continue;
      // The focus stays in the table when its row leaves the view.
      if (line.contains(document.activeElement)) grid.focus({ preventScroll: true });
      line.remove();
      drawn.delete(at);
    }
    let next = body.firstChild;
    for (let at = first; at < last; at += 1) {
      if (drawn.has(at)) {
        next = drawn.get(at).nextSibling;
        continue;
      }
      const line = rowOf(found[at], at);
      drawn.set(at, line);
      body.insertBefore(line, next);
    }
    space[0].firstChild.style.height = first * height + 'px';
    space[1].firstChild.style.height = (found.length - last) * height + 'px';
    offer();
  };
  let waiting = 0;
  const drawSoon = () => {
    cancelAnimationFrame(waiting);
    waiting = requestAnimationFrame(draw);
  };

  const lineAt = at => at < 0 ? grid.querySelector('thead tr') : drawn.get(at);
  const placeAt = (at, column) => {
    const cell = lineAt(at)?.cells[column === 0 ? 0 : column + before.length - 1];
    return cell && (cell.querySelector('a') ?? cell);
  };
  // One cell of the table is reached by the tab key, the others from there.
  const offer = () => {
    for (const each of grid.querySelectorAll('[tabindex="0"]')) each.tabIndex = -1;
    const place = placeAt(current.row, current.column) ?? placeAt(-1, 0);
    if (place) place.tabIndex = 0;
  };
  const focusAt = (at, column) => {
    current = { row: Math.min(Math.max(at, -1), found.length - 1), column: Math.min(Math.max(column, 0), shownRules.length) };
    const headHeight = grid.querySelector('thead').offsetHeight;
    if (current.row >= 0) {
      const top = current.row * height;
      const room = grid.clientHeight - headHeight;
      if (top < grid.scrollTop) grid.scrollTop = top;
      else if (top + height > grid.scrollTop + room) grid.scrollTop = top + height - room;
    }
    draw();
    const place = placeAt(current.row, current.column);
    const cell = place.closest('td, th');
    const fixed = grid.querySelector('th').offsetWidth;
    if (current.column === 0) grid.scrollLeft = 0;
    else if (cell.offsetLeft - fixed < grid.scrollLeft) grid.scrollLeft = cell.offsetLeft - fixed;
    else if (cell.offsetLeft + cell.offsetWidth > grid.scrollLeft + grid.clientWidth)
      grid.scrollLeft = cell.offsetLeft + cell.offsetWidth - grid.clientWidth;
    place.focus({ preventScroll: true });
  };
  const keys = {
    ArrowDown: ({ row, column }) => [row + 1, column],
    ArrowUp: ({ row, column }) => [row - 1, column],
    ArrowRight: ({ row, column }) => [row, column + 1],
    ArrowLeft: ({ row, column }) => [row, column - 1],
    PageDown: ({ row, column }) => [row + 12, column],
    PageUp: ({ row, column }) => [Math.max(row - 12, Math.min(row, 0)), column],
    Home: ({ row }, isWhole) => [isWhole ? 0 : row, 0],
    End: ({ row }, isWhole) => [isWhole ? found.length - 1 : row, shownRules.length],
  };
  grid.addEventListener('keydown', event => {
    const move = keys[event.key];
    if (!move || event.altKey || event.metaKey) return;
    event.preventDefault();
    focusAt(...move(current, event.ctrlKey));
  });

  const placeOf = target => {
    const cell = target.closest?.('td, th');
    const line = cell?.closest('tbody:not([aria-hidden]) tr, thead tr');
    if (!line) return undefined;
    const column = Math.max(0, cell.cellIndex - before.length + 1);
    return { row: Number(line.getAttribute('aria-rowindex')) - 2, column };
  };
  const explain = ({ row: at, column }) => {
    const row = found[at];
    const rule = shownRules[column - 1];
    if (!row) {
      detail.textContent = rule ? rule.id + ' (' + rule.level + '): ' + plural(rule.failed, 'failure') : '';
      return;
    }
    if (!rule) {
      detail.textContent = row.label + ', ' + row.url + ': ' + verdictOf(row);
      return;
    }
    const [name] = outcomes[row.column.letters[rule.index]] ?? ['no result'];
    const message = name === 'failed' ? messageOf(row, rule.index) : '';
    detail.textContent = row.label + ', ' + rule.id + ' (' + rule.level + '): ' + name + (message ? ': ' + message : '');
  };
  grid.addEventListener('focusin', ({ target }) => {
    const place = placeOf(target);
    if (!place) return;
    current = place;
    offer();
    explain(place);
  });
  grid.addEventListener('pointerover', ({ target }) => {
    const place = placeOf(target);
    if (place) explain(place);
  });
  grid.addEventListener('scroll', drawSoon, { passive: true });
  addEventListener('resize', () => { height = 0; drawn = new Map(); body.replaceChildren(); drawSoon(); });
`;

/** The filters are in the address, so that a view can be linked to. */
const addressing = String.raw`  const wanted = () => Object.fromEntries(fields.map(field => [field.name, field.value.trim()]));
  const apply = () => {
    const filter = wanted();
    const fits = testOf(filter);
    found = rows.filter(fits).sort((a, b) => orders[filter.sort](a, b) || a.number - b.number);
    const first = rules.filter(({ id }) => id === filter.rule);
    const others = rules.filter(({ id, failed }) => id !== filter.rule && (filter.columns === 'all' || failed > 0));
    shownRules = [...first, ...others];
    if (shownRules.length === 0) shownRules = rules;
    current = { row: 0, column: 0 };
    frame();
    grid.scrollTop = 0;
    draw();
    detail.textContent = '';
    const given = { ...filter, ...scope };
    const isAll = Object.entries(given).every(([name, value]) => value === (usual[name] ?? ''));
    form.querySelector('[type=reset]').hidden = isAll;
    const scoped = Object.entries(scope).map(([name, value]) =>
      name === 'seen' ? 'as seen of ' + (data.seen[parseInt(value)]?.silence ?? '') : scopes[name] + ' ' + value);
    document.getElementById('shown').textContent =
      [plural(found.length, 'target') + (found.length === rows.length ? '' : ' of ' + rows.length.toLocaleString('en')), ...scoped].join(', ');
    return given;
  };
  const write = () => {
    const given = Object.entries(apply()).filter(([name, value]) => value !== (usual[name] ?? ''));
    history.replaceState(null, '', given.length === 0 ? '#' : '#?' + new URLSearchParams(given));
  };
  const read = parameters => {
    for (const field of fields) {
      const value = parameters.get(field.name) ?? usual[field.name] ?? '';
      const isKnown = field.localName !== 'select' || [...field.options].some(option => option.value === value);
      field.value = isKnown ? value : usual[field.name] ?? '';
    }
    scope = Object.fromEntries(Object.keys(scopes).flatMap(name => parameters.has(name) ? [[name, parameters.get(name)]] : []));
    apply();
  };
  const go = () => {
    if (!location.hash.startsWith('#?')) return false;
    read(new URLSearchParams(location.hash.slice(2)));
    document.getElementById('targets').scrollIntoView();
    return true;
  };

  form.hidden = document.getElementById('matrix').hidden = false;
  form.addEventListener('submit', event => {
    event.preventDefault();
    focusAt(0, 0);
  });
  let typing = 0;
  form.addEventListener('input', () => {
    clearTimeout(typing);
    typing = setTimeout(write, 60);
  });
  form.addEventListener('reset', () => {
    scope = {};
    setTimeout(write);
  });
  addEventListener('hashchange', go);
  addEventListener('keydown', event => {
    if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || event.target.closest('input, select, textarea')) return;
    event.preventDefault();
    fields[0].focus();
  });
  for (const each of document.querySelectorAll('[data-filter]')) each.href = '#?' + each.dataset.filter;

  // The targets of a group are listed when it is opened.
  for (const part of document.querySelectorAll('details.group')) {
    part.addEventListener('toggle', () => {
      const names = part.querySelector('.who');
      if (!part.open || names.dataset.whole) return;
      names.dataset.whole = 'yes';
      const members = rows.filter(({ group }) => group === Number(part.dataset.group) - 1);
      names.replaceChildren(...members.flatMap(row => {
        const name = make('span');
        const place = link(linkOf(row), row.label);
        place.removeAttribute('tabindex');
        name.append(place);
        return [name, ' '];
      }));
    });
  }
`;

export const fleetScript = `
(() => {
  'use strict';
${constants}${reading}
${finding}
${drawing}
${addressing}
${printing}  if (!go()) read(new URLSearchParams());
})();
`;
