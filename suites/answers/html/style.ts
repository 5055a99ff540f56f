/** What a `style` attribute says of the place of an element. */

/** An element is indented by so many columns; its first line by some more, as are those of the elements in it. */
export interface Indentation {
  readonly columns: number;
  /** Where it is given: it replaces that of the elements around. */
  readonly firstLine?: number;
}

const DECLARATION =
  /(?:^|;)\s*([-\w]+)\s*:\s*((?:"[^"]*"|'[^']*'|\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)|[^;"'()])*)/g;

/** Nobody writes longer ones, and reading them takes time that grows with their square. */
const LONGEST = 2000;

export function indentationIn(style: string): Indentation {
  const columns = new Map<string, number>();
  const variables = new Map<string, string>();
  let firstLine: number | undefined;
  for (const [, name = '', written = ''] of style.slice(0, LONGEST).matchAll(DECLARATION)) {
    if (name.startsWith('--')) variables.set(name, written.trim());
    const value = written.replace(
      VARIABLE,
      (all, variable: string, other?: string) => variables.get(variable) ?? other ?? all,
    );
    const [, kind, side] = SIDES.exec(name) ?? [];
    const values = valuesIn(value);
    const [first = 0, right = first, , left = right] = values;
    if (kind !== undefined) columns.set(kind.toLowerCase(), side === undefined ? left : first);
    // A border has its width anywhere among its values.
    else if (/^border-(left|inline-start)(-width)?$/i.test(name))
      columns.set('border', Math.max(0, ...values));
    else if (/^left$/i.test(name)) columns.set('left', first);
    else if (/^text-indent$/i.test(name)) firstLine = first;
  }
  let sum = 0;
  for (const each of columns.values()) sum += each;
  return { columns: sum, ...(firstLine === undefined ? {} : { firstLine }) };
}

/** A variable, with what holds without it. */
const VARIABLE = /var\(\s*(--[-\w]+)\s*(?:,\s*([^()]*))?\)/g;

/** A margin or a padding, of all sides or of the left one. */
const SIDES = /^(margin|padding)(-left|-inline-start|-inline)?$/i;

/** Pixels of a column: as few as a reader sees. */
const COLUMN = 2;

/** The lengths in a value, in columns. */
function valuesIn(value: string): number[] {
  const parts =
    value.replace(/!\s*important/i, '').match(/(?:[^\s()]|\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\))+/g) ?? [];
  return parts.map(part => {
    const columns = pixelsOf(part) / COLUMN;
    return columns > 0 ? Math.max(1, Math.round(columns)) : Math.round(columns);
  });
}

/** Of a common page; for pages, it only matters which of two lengths is longer. */
const PIXELS: Readonly<Record<string, number>> = {
  '': 1,
  px: 1,
  em: 16,
  rem: 16,
  ch: 8,
  ex: 8,
  '%': 8,
  vw: 8,
  pt: 4 / 3,
  pc: 16,
  mm: 3.78,
  cm: 37.8,
  in: 96,
};

/** What cannot be computed is as long as this. */
const SOME = 8;

function pixelsOf(value: string): number {
  const tokens = value
    .toLowerCase()
    .match(/\d*\.?\d+(?:e[-+]?\d+)?(?:[a-z]+|%)?|calc\(|[-+*/()]|[^-+*/()\s]+/g);
  if (!tokens || (!/^[-+\d.]/.test(value) && !value.includes('('))) return 0;
  let at = 0;
  const factor = (): number => {
    const token = tokens[at++] ?? '';
    if (token === '-') return -factor();
    if (token === '+') return factor();
    if (token === '(' || token === 'calc(') {
      const inner = sum();
      at += 1;
      return inner;
    }
    const [, digits = '', unit = ''] = /^(\d*\.?\d+(?:e[-+]?\d+)?)([a-z]+|%)?$/.exec(token) ?? [];
    return digits === '' ? NaN : Number(digits) * (PIXELS[unit] ?? SOME);
  };
  const product = (): number => {
    let result = factor();
    while (tokens[at] === '*' || tokens[at] === '/')
      result = tokens[at++] === '*' ? result * factor() : result / factor();
    return result;
  };
  const sum = (): number => {
    let result = product();
    while (tokens[at] === '+' || tokens[at] === '-') result += tokens[at++] === '+' ? product() : -product();
    return result;
  };
  const pixels = sum();
  return Number.isFinite(pixels) && at === tokens.length ? pixels : SOME;
}
