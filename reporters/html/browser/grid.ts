/** Draws the rows of a table that are in view, and moves through it by keyboard. */
import { explanation, verdictOf } from './rows.js';
import type { Row, Rule, Table } from './rows.js';
import { all, byId } from './page.js';

/** Rows that are drawn before and after those in view. */
const OVERSCAN = 8;
/** More would take a printer too long. */
const MOST_PRINTED = 500;

export interface Grid {
  show(rows: readonly Row[], rules: readonly Rule[]): void;
  focusFirst(): void;
}

function make<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  className = '',
  text = '',
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name);
  element.className = className;
  element.textContent = text;
  return element;
}

const within = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most);

/** Text that leads somewhere; the tab key passes it by, because arrow keys reach it. */
function linked(href: string, text: string): HTMLElement {
  if (href === '') return make('span', '', text);
  const link = make('a', '', text);
  link.href = href;
  link.tabIndex = -1;
  return link;
}

/** Where a cell leads: to the findings of the page, or to the rule on the page of the report. */
function hrefOf({ data }: Table, row: Row, rule: Rule): string {
  const findings = [`seen-${row.number + 1}-${rule.id}`, `rule-${rule.id}`];
  const found = data.cells === 'findings' ? findings.find(id => document.getElementById(id)) : undefined;
  if (found !== undefined) return `#${encodeURIComponent(found)}`;
  return row.href.endsWith('.html') ? `${row.href}#${encodeURIComponent(`rule-${rule.id}`)}` : row.href;
}

export function openGrid(table: Table): Grid {
  const { between, standings, outcomes } = table.data;
  const grid = byId('grid');
  const detail = byId('detail');
  const head = make('thead');
  const body = make('tbody');
  // Two rows of the height of those that are not drawn hold their places.
  const before = make('tbody');
  const after = make('tbody');
  for (const part of [before, after]) {
    part.ariaHidden = 'true';
    part.append(make('tr'));
  }
  const frame = make('table', 'matrix');
  frame.setAttribute('role', 'grid');
  frame.ariaLabel = grid.dataset['name'] ?? '';
  frame.append(head, before, body, after);
  grid.append(frame);

  let rows: readonly Row[] = [];
  let rules: readonly Rule[] = [];
  let drawn = new Map<number, HTMLTableRowElement>();
  let current = { row: 0, column: 0 };
  let height = 0;

  const cellOf = (row: Row, rule: Rule) => {
    const [name, sign, words] = outcomes[row.column.letters[rule.index] ?? ''] ?? ['none', '', ''];
    const cell = make('td', name);
    if (sign === '') return cell;
    const place = linked(hrefOf(table, row, rule), sign);
    if (place instanceof HTMLSpanElement) place.setAttribute('role', 'img');
    place.ariaLabel = words;
    cell.append(place);
    return cell;
  };
  const betweenOf = (row: Row) => {
    const { must, should } = row.column;
    const group = row.group < 0 ? '' : row.group + 1;
    const values = { owner: row.owner, must: must || '', should: should || '', group };
    return between.map(([, kind]) => make('td', kind === 'owner' ? 'owner' : 'number', String(values[kind])));
  };
  const lineOf = (row: Row, at: number) => {
    const line = make('tr');
    line.ariaRowIndex = String(at + 2);
    const label = make('th', 'label');
    label.scope = 'row';
    const [, sign = '', tone = ''] = standings[row.standing] ?? [];
    const mark = make('span', `verdict ${tone}`, sign);
    mark.setAttribute('role', 'img');
    mark.ariaLabel = verdictOf(table, row);
    label.append(mark, linked(row.href, row.label));
    line.append(label, ...betweenOf(row), ...rules.map(rule => cellOf(row, rule)));
    return line;
  };
  const headLine = () => {
    const line = make('tr');
    line.ariaRowIndex = '1';
    const names = [[table.data.noun === 'run' ? 'Run' : 'Target', 'label'], ...between] as const;
    const ruleHeads = rules.map(rule => {
      const cell = make('th', 'rule');
      const place = make('a');
      place.href = `#?${new URLSearchParams({ rule: rule.id, outcome: 'failed' })}`;
      place.tabIndex = -1;
      place.append(make('span', 'upright', rule.id), make('span', 'digit', String(rule.failed || '')));
      cell.append(place);
      return cell;
    });
    line.append(
      ...names.map(([name, kind]) =>
        make('th', kind === 'label' || kind === 'owner' ? kind : 'number', name),
      ),
      ...ruleHeads,
    );
    for (const cell of line.cells) cell.setAttribute('scope', 'col');
    return line;
  };

  const space = (from: number, to: number) => {
    before.rows[0]?.style.setProperty('height', `${from * height}px`);
    after.rows[0]?.style.setProperty('height', `${(rows.length - to) * height}px`);
  };
  const drawRange = (from: number, to: number) => {
    for (const [at, line] of drawn) {
      if (at >= from && at < to) continue;
      // The focus stays in the table when its row leaves the view.
      if (line.contains(document.activeElement)) grid.focus({ preventScroll: true });
      line.remove();
      drawn.delete(at);
    }
    let next = body.firstChild;
    for (const [at, row] of rows.slice(from, to).entries()) {
      const known = drawn.get(from + at);
      if (!known) {
        const line = lineOf(row, from + at);
        drawn.set(from + at, line);
        body.insertBefore(line, next);
      } else next = known.nextSibling;
    }
    space(from, to);
    offer();
  };
  const draw = () => {
    if (height === 0 && rows.length > 0) {
      drawRange(0, 1);
      height = body.getBoundingClientRect().height || 36;
      // Only with all of its room taken is the frame as high as it will be.
      space(0, 1);
    }
    const room = grid.clientHeight - head.offsetHeight;
    const from = Math.max(0, Math.floor(grid.scrollTop / (height || 1)) - OVERSCAN);
    const to = Math.min(rows.length, Math.ceil((grid.scrollTop + room) / (height || 1)) + OVERSCAN);
    drawRange(from, to);
  };
  const redraw = () => {
    height = 0;
    body.replaceChildren();
    drawn = new Map();
    draw();
  };

  const placeAt = (row: number, column: number) => {
    const line = row < 0 ? head.rows[0] : drawn.get(row);
    const cell = line?.cells[column === 0 ? 0 : column + between.length];
    return cell?.querySelector('a') ?? cell;
  };
  /** One cell of the table is reached by the tab key, the others from there. */
  const offer = () => {
    for (const each of all('[tabindex="0"]', grid)) each.tabIndex = -1;
    const place = placeAt(current.row, current.column) ?? placeAt(-1, 0);
    if (place) place.tabIndex = 0;
  };
  const focusAt = (row: number, column: number) => {
    current = { row: within(row, -1, rows.length - 1), column: within(column, 0, rules.length) };
    if (current.row >= 0) {
      const top = current.row * height;
      const room = grid.clientHeight - head.offsetHeight;
      if (top < grid.scrollTop) grid.scrollTop = top;
      else if (top + height > grid.scrollTop + room) grid.scrollTop = top + height - room;
    }
    draw();
    const place = placeAt(current.row, current.column);
    const cell = place?.closest<HTMLElement>('td, th');
    if (!place || !cell) return;
    const fixed = head.rows[0]?.cells[0]?.offsetWidth ?? 0;
    if (current.column === 0) grid.scrollLeft = 0;
    else if (cell.offsetLeft - fixed < grid.scrollLeft) grid.scrollLeft = cell.offsetLeft - fixed;
    else if (cell.offsetLeft + cell.offsetWidth > grid.scrollLeft + grid.clientWidth)
      grid.scrollLeft = cell.offsetLeft + cell.offsetWidth - grid.clientWidth;
    place.focus({ preventScroll: true });
  };
  const keys: Readonly<Record<string, (isWhole: boolean) => [row: number, column: number]>> = {
    ArrowDown: () => [current.row + 1, current.column],
    ArrowUp: () => [current.row - 1, current.column],
    ArrowRight: () => [current.row, current.column + 1],
    ArrowLeft: () => [current.row, current.column - 1],
    PageDown: () => [current.row + 12, current.column],
    PageUp: () => [Math.max(current.row - 12, Math.min(current.row, 0)), current.column],
    Home: isWhole => [isWhole ? 0 : current.row, 0],
    End: isWhole => [isWhole ? rows.length - 1 : current.row, rules.length],
  };
  grid.addEventListener('keydown', event => {
    const move = keys[event.key];
    if (!move || event.altKey || event.metaKey) return;
    event.preventDefault();
    focusAt(...move(event.ctrlKey));
  });

  /** Which cell an event is about. */
  const cellIn = ({ target }: Event) => {
    const cell = target instanceof Element ? target.closest<HTMLTableCellElement>('td, th') : null;
    const line = cell?.closest<HTMLTableRowElement>('tr[aria-rowindex]');
    if (!cell || !line) return undefined;
    const row = Number(line.ariaRowIndex) - 2;
    return { row, column: Math.max(0, cell.cellIndex - between.length) };
  };
  const explain = ({ row, column }: typeof current) => {
    detail.textContent = explanation(table, rows[row], rules[column - 1]);
  };
  grid.addEventListener('focusin', event => {
    const place = cellIn(event);
    if (!place) return;
    current = place;
    offer();
    explain(place);
  });
  grid.addEventListener('pointerover', event => {
    const place = cellIn(event);
    if (place) explain(place);
  });
  let waiting = 0;
  const soon = (act: () => void) => {
    cancelAnimationFrame(waiting);
    waiting = requestAnimationFrame(act);
  };
  grid.addEventListener('scroll', () => soon(draw), { passive: true });
  new ResizeObserver(() => soon(draw)).observe(grid);
  addEventListener('resize', () => soon(redraw));
  addEventListener('beforeprint', () => drawRange(0, Math.min(rows.length, MOST_PRINTED)));
  addEventListener('afterprint', draw);

  return {
    show(found, columns) {
      rows = found;
      rules = columns;
      current = { row: 0, column: 0 };
      frame.ariaRowCount = String(rows.length + 1);
      head.replaceChildren(headLine());
      detail.textContent = '';
      grid.scrollTop = 0;
      redraw();
    },
    focusFirst: () => focusAt(0, 0),
  };
}
