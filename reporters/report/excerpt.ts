/** The part of an answer's raw text around the place that a piece of evidence points to. */
import type { CitedAnswer } from '../../schemas/generated/diff.js';
import { pointerSteps } from '../../schemas/text/json-pointer.js';
import { placeAt } from '../text/json-place.js';

export type Excerpt = Omit<CitedAnswer, 'status'>;

/** How many characters are shown. */
interface Sizes {
  readonly before: number;
  readonly marked: number;
  readonly after: number;
  /** Where no place is known. */
  readonly unmarked: number;
}

const ofPage: Sizes = { before: 500, marked: 600, after: 400, unmarked: 1_200 };

/** The place that a pointer names, or the beginning of a text in which it names none. */
export function excerptOf(body: string, pointer: string | undefined, sizes = ofPage): Excerpt {
  const length = Math.min(body.length, sizes.unmarked);
  const beginning = excerptAt(body, length, length, { before: length, marked: 0, after: 0 });
  if (pointer === undefined) return beginning;
  const steps = pointerSteps(pointer);
  const place = placeAt(body, steps);
  if (place === 'not JSON')
    return { ...beginning, note: 'The answer is not JSON, so the place is not marked.' };
  if (place === 'beyond')
    return { ...beginning, note: 'The place lies beyond the part of the answer that the report keeps.' };
  const excerpt = excerptAt(body, place.from, place.to, sizes);
  if (!place.isParent) return excerpt;
  const missing = steps.at(-1) ?? '';
  return { ...excerpt, note: `What is marked has no \`${missing.slice(0, 80)}\`.` };
}

/** The part of a text between two positions, with what is around it. */
export function excerptAt(
  body: string,
  from: number,
  to: number,
  { before, marked, after }: Omit<Sizes, 'unmarked'>,
): Excerpt {
  const start = Math.max(0, from - before);
  const end = Math.min(body.length, to + after);
  return {
    before: `${start === 0 ? '' : '…'}${whole(body.slice(start, from))}`,
    marked: shortened(body.slice(from, to), marked),
    after: `${whole(body.slice(to, end))}${end === body.length ? '' : '…'}`,
  };
}

function shortened(text: string, limit: number): string {
  if (text.length <= limit) return text;
  return `${whole(text.slice(0, limit * 0.75))} … ${whole(text.slice(-limit / 4))}`;
}

/** Without the halves of characters that a cut leaves at the ends. */
function whole(text: string): string {
  return text.replace(/^[\udc00-\udfff]|[\ud800-\udbff]$/g, '');
}
