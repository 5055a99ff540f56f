/** JSON Pointers (RFC 6901). */

/** A key as one step of a pointer. */
export function pointerStep(key: string): string {
  return key.replaceAll('~', '~0').replaceAll('/', '~1');
}

/** The keys that a pointer names, from the outermost on. */
export function pointerSteps(pointer: string): string[] {
  return pointer
    .split('/')
    .slice(1)
    .map(step => step.replaceAll('~1', '/').replaceAll('~0', '~'));
}

/** The value at a pointer; undefined where there is none. */
export function valueAt(document: unknown, pointer: string): unknown {
  let value = document;
  for (const key of pointerSteps(pointer)) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined;
    value = (value as Readonly<Record<string, unknown>>)[key];
  }
  return value;
}
