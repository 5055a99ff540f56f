/** Blocks: the model of a text for people, which the console and Markdown lay out. */
import { count } from '../../schemas/text/numbers.js';

export type Tone = 'bold' | 'dim' | 'red' | 'green' | 'yellow' | 'cyan';

export interface Sign {
  readonly sign: string;
  readonly tone: Tone;
}

/** A list is cut to one line. An empty label continues the one above. */
export type LabelledText = readonly [label: string, text: string | readonly string[] | undefined];

export interface Item extends Sign {
  readonly names?: readonly string[];
  readonly text: string;
}

/** A string is a paragraph. Empty blocks are left out. */
export type Block =
  | string
  | (Sign & { readonly kind: 'head'; readonly words: string; readonly beside?: string | undefined })
  | { readonly kind: 'title'; readonly text: string }
  | (Sign & { readonly kind: 'entry'; readonly name: string; readonly beside: string })
  | { readonly kind: 'facts' | 'foot'; readonly facts: readonly LabelledText[] }
  /** `lines` take one line each, with the names in a column; `notes` are wrapped. */
  | { readonly kind: 'lines' | 'notes'; readonly items: readonly Item[] }
  /** Never wrapped. */
  | { readonly kind: 'command'; readonly text: string | undefined }
  | { readonly kind: 'quote'; readonly lines: readonly string[] }
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

export const moreText = (rest: number, noun: string): string => (rest > 0 ? `and ${count(rest, noun)}` : '');
