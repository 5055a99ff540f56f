/** Blocks as text for a terminal. */
import { styleText } from 'node:util';
import { printable } from '../../schemas/text/printable.js';
import type { Block, Item, LabelledText, Tone } from './blocks.js';
import { displayWidth, enumerate, fit, hanging, pad } from './layout.js';

export interface View {
  readonly columns: number;
  /** Colours come after the layout, and only repeat what a word or sign says. */
  readonly paint: (tone: Tone | undefined, text: string) => string;
}

export interface Terminal {
  /** At least 60 are used. */
  readonly columns: number;
  readonly colour: boolean;
}

export interface Printed extends Terminal {
  readonly files?: readonly string[];
}

export function viewOf({ columns, colour }: Terminal): View {
  return {
    columns: Math.max(60, columns),
    paint: (tone, text) =>
      colour && tone && text !== '' ? styleText(tone, text, { validateStream: false }) : text,
  };
}

export function consoleText(blocks: readonly Block[], terminal: Terminal): string {
  const view = viewOf(terminal);
  const lines = blocks.flatMap(block => linesOf(block, view));
  return `${lines.slice(lines[0] === '' ? 1 : 0).join('\n')}\n`;
}

function linesOf(block: Block, view: View): string[] {
  const { columns, paint } = view;
  if (typeof block === 'string') return block === '' ? [] : hanging('  ', printable(block, 500), columns);
  switch (block.kind) {
    case 'head':
      return headLines(block, view);
    case 'title':
      return ['', ...hanging('', printable(block.text, 500), columns).map(line => paint('bold', line))];
    case 'entry': {
      const name = printable(block.name, 80);
      const beside = fit(printable(block.beside), Math.max(10, columns - displayWidth(name) - 4));
      return ['', `${paint(block.tone, block.sign)} ${paint('bold', name)}  ${paint('dim', beside)}`];
    }
    case 'facts':
      return factLines(block.facts, view, 2);
    case 'foot': {
      const lines = factLines(block.facts, view);
      return lines.length === 0 ? [] : ['', ...lines];
    }
    case 'lines':
      return itemLines(block.items, view);
    case 'notes':
      return block.items.flatMap(item => noteLines(item, view));
    case 'command':
      return block.text === undefined ? [] : [`  ${paint('cyan', block.text)}`];
    case 'quote':
      return block.lines.map(line => `    ${paint('dim', fit(printable(line), columns - 4))}`);
    case 'table':
      return tableLines(block, view);
    case 'verdict':
    default: {
      const { sign, tone, words, counts, effort } = block;
      const whole = `${words}: ${counts} (${effort})`;
      const isWide = displayWidth(whole) + 2 > columns;
      const rest = isWide ? ` (${effort})` : whole.slice(words.length);
      const above = isWide ? hanging('  ', counts, columns) : [];
      return ['', ...above, paint(tone, sign) + paint('bold', ` ${words}`) + rest];
    }
  }
}

type Head = Extract<Block, { kind: 'head' }>;

function headLines({ sign, tone, words, beside = '' }: Head, { columns, paint }: View): string[] {
  const strong = (line: string) => paint(tone, paint('bold', line));
  const [first, next] = [printable(words, 500), printable(beside, 500)];
  if (next !== '' && displayWidth(`${sign} ${first}  ${next}`) <= columns)
    return [`${strong(`${sign} ${first}`)}  ${next}`];
  const below = next === '' ? [] : hanging('  ', next, columns);
  return [...hanging(`${sign} `, first, columns).map(strong), ...below];
}

const LABEL_COLUMNS = 10;

function factLines(facts: readonly LabelledText[], view: View, indent = 0): string[] {
  const room = view.columns - LABEL_COLUMNS - indent;
  return facts.flatMap(([label, text = '']) => {
    const shown = typeof text === 'string' ? printable(text, 1_000) : namesIn(text, room);
    return text.length === 0 ? [] : labelled(label, shown, view, indent);
  });
}

function namesIn(names: readonly string[], width: number): string {
  const shown = names.map(name => printable(name, 500));
  return enumerate(shown, width) || fit(shown[0] ?? '', width);
}

export function labelled(
  label: string,
  text: string,
  { columns, paint }: View,
  indent = 0,
  width = LABEL_COLUMNS,
): string[] {
  const margin = ' '.repeat(indent);
  const blank = margin + ' '.repeat(width);
  const [first = '', ...rest] = hanging(blank, text, columns);
  const shown = label === '' ? '' : `${label}:`;
  return [margin + paint('dim', pad(shown, width)) + first.slice(blank.length), ...rest];
}

const MOST_NAMES = 240;

function itemLines(items: readonly Item[], { columns, paint }: View): string[] {
  const room = Math.floor(columns / 2);
  const names = items.map(({ names: all = [] }) => namesIn(all, room));
  const width = Math.max(0, ...names.map(displayWidth));
  return items.map(({ sign, tone, text }, at) => {
    const name = paint('bold', pad(names[at] ?? '', width));
    return `${paint(tone, sign)} ${name}  ${fit(printable(text, 300), columns - width - 4)}`;
  });
}

function noteLines({ sign, tone, names, text }: Item, { columns, paint }: View): string[] {
  const list = names ? namesIn(names, MOST_NAMES) : '';
  const said = [list, printable(text, 500)].filter(part => part !== '').join(': ');
  const [first = '', ...rest] = hanging(' '.repeat(sign.length + 1), said, columns);
  return [paint(tone, sign) + first.slice(sign.length), ...rest];
}

const WIDEST_NAME = 20;

function tableLines({ head, rows, tones }: Extract<Block, { kind: 'table' }>, { columns, paint }: View) {
  const cells = rows.map(([name = '', ...rest]) => [fit(printable(name, 80), WIDEST_NAME), ...rest]);
  const heads = head.map(words => (words.includes(' ') ? words.split(' ') : ['', words]));
  const lines = [...[0, 1].map(at => heads.map(words => words[at] ?? '')), ...cells];
  const widths = head.map((_, at) => Math.max(...lines.map(line => displayWidth(line[at] ?? ''))));
  return [
    '',
    ...lines.map((line, row) => {
      const laidOut = line.map((text, at) => {
        const width = widths[at] ?? 0;
        const shown = at === 0 ? pad(text, width) : text.padStart(width);
        if (row < 2 || text === '·') return paint('dim', shown);
        return paint(row === lines.length - 1 && at === 0 ? 'bold' : tones[at], shown);
      });
      return laidOut.join(columns >= 70 ? '  ' : ' ');
    }),
  ];
}
