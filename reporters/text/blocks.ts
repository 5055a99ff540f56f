/** What a report, a diff, a comparison or a history says to people, as blocks that the console and Markdown lay out. */
import { count } from '../../schemas/text/numbers.js';

export type Tone = 'bold' | 'dim' | 'red' | 'green' | 'yellow' | 'cyan';

export interface Sign {
  readonly sign: string;
  readonly tone: Tone;
}

/** Several names are shown as far as one line has room. A label is empty if the one before holds. */
export type LabelledText = readonly [label: string, text: string | readonly string[] | undefined];

/** Something that the same is said of, or just that. */
export interface Item extends Sign {
  readonly names?: readonly string[];
  readonly text: string;
}

/** A string is a paragraph, in which backticks mark code. A block without content is left out. */
export type Block =
  | string
  | (Sign & { readonly kind: 'head'; readonly words: string; readonly beside?: string | undefined })
  | { readonly kind: 'title'; readonly text: string }
  | (Sign & { readonly kind: 'entry'; readonly name: string; readonly beside: string })
  | { readonly kind: 'facts' | 'foot'; readonly facts: readonly LabelledText[] }
  /** Each on one line, with its names in a column, or each as a whole. */
  | { readonly kind: 'lines' | 'notes'; readonly items: readonly Item[] }
  /** Lines to be copied, never wrapped. */
  | { readonly kind: 'command'; readonly text: string | undefined }
  | { readonly kind: 'quote'; readonly lines: readonly string[] }
  /** Numbers beside the names in the first column; the colour of a column is that of its numbers. */
  | {
      readonly kind: 'table';
      readonly head: readonly string[];
      readonly rows: readonly (readonly string[])[];
      readonly tones: readonly (Tone | undefined)[];
    }
  | (Sign & {
      readonly kind: 'verdict';
      readonly words: string;
      readonly counts: string;
      readonly effort: string;
    });

export const fileFacts = (label: string, files: readonly string[] = []): LabelledText[] =>
  files.map((file, at) => [at === 0 ? label : '', file]);

/** `and 3 more rules`; empty if nothing is left out. */
export const moreText = (rest: number, noun: string): string => (rest > 0 ? `and ${count(rest, noun)}` : '');
