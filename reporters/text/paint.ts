/** Colours of a terminal. They are put on whole pieces of a line, after it is laid out, and never say anything alone. */

export type Tone = 'bold' | 'dim' | 'red' | 'green' | 'yellow' | 'cyan';
export type Paint = (tone: Tone, text: string) => string;

const codes: Readonly<Record<Tone, readonly [on: number, off: number]>> = {
  bold: [1, 22],
  dim: [2, 22],
  red: [31, 39],
  green: [32, 39],
  yellow: [33, 39],
  cyan: [36, 39],
};

export function painter(colour: boolean): Paint {
  if (!colour) return (_tone, text) => text;
  return (tone, text) => {
    const [on, off] = codes[tone];
    return text === '' ? '' : `\u001b[${on}m${text}\u001b[${off}m`;
  };
}
