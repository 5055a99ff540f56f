/** Names and page ids are compared exactly for so many entries of a listing; beyond, only neighbours are. */
export const REMEMBERED = 100_000;

/** Names that are hostile in length take no more than this: six million bytes hold a hundred thousand that are not. */
export const REMEMBERED_BYTES = 6_000_000;
