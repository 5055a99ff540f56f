/** Walks by media type (contract 4.2), as the checks of `aimime` speak of them. */
import type { Finding } from '../../../schemas/verdict.js';
import { compareBytes } from '../../values/byte-order.js';
import { failed } from '../check.js';
import type { Evidence, Walk, WalkId } from '../../evidence/evidence.js';

export type MimeWalks = Readonly<Record<WalkId, Walk | undefined>>;
/** What is known besides the listings. */
export type MimeSeen = Pick<Evidence, 'suggested' | 'altered' | 'mistyped'>;

export const NO_TYPE = 'needs files whose extension tells their media type';
/** The listing in words. */
export const listingWords = (walk: Walk) => `aimime=${walk.types.join('|')}`;

/** A listing that was walked without an error; what it lacks at its end is in its bound. */
export const usable = (walk: Walk | undefined): walk is Walk =>
  walk !== undefined &&
  (walk.ended === 'end' || walk.ended === 'budget' || walk.ended === 'lost') &&
  walk.first.kind === 'answer';

/** Up to which name all of some listings are known: the smallest last name of those that were cut. */
export function boundOf(walks: readonly Walk[]): string | undefined {
  return walks.flatMap(({ bound }) => (bound === undefined ? [] : [bound])).toSorted(compareBytes)[0];
}

export function accuse(walk: Walk, message: string, expected: string, actual: string): Finding {
  return failed({ message, exchange: walk.last.id, pointer: '/query/allimages', expected, actual });
}
