/** Names and page ids are compared exactly for so many entries of a listing; beyond, only neighbours are. */
export const REMEMBERED = 100_000;
