/** Order of names by their UTF-8 bytes (contract 2.2), which is not the order of JavaScript's strings. */

/** Negative, zero or positive, as the UTF-8 bytes of `a` sort before, equal or after those of `b`. */
export const compareBytes = (a: string, b: string): number => Buffer.compare(Buffer.from(a), Buffer.from(b));
