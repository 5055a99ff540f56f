/** A key as one step of a JSON Pointer (RFC 6901, 3). */
export function pointerStep(key: string): string {
  return key.replaceAll('~', '~0').replaceAll('/', '~1');
}
