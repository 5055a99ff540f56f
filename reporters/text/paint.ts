/** Colours of a terminal. They are put on whole pieces of a line, after it is laid out, and only repeat what a word or a sign expresses. */
import { styleText } from 'node:util';

export type Tone = 'bold' | 'dim' | 'red' | 'green' | 'yellow' | 'cyan';
export type Paint = (tone: Tone, text: string) => string;

/** The caller has looked at the stream, `NO_COLOR` and `TERM`. */
export function painter(colour: boolean): Paint {
  if (!colour) return (_tone, text) => text;
  return (tone, text) => (text === '' ? '' : styleText(tone, text, { validateStream: false }));
}
