import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { hostile, serveHostile } from '../../../fixtures/hostile/index.js';
import type { HostileId } from '../../../fixtures/hostile/index.js';
import { temporary } from '../samples/temporary.js';
import { OBEYED, reportOn, seen } from '../samples/verdicts.js';

const folder = temporary('strings');

const conformant = {
  'strings-for-values': false,
  'strings-for-keys': false,
  'strings-for-cursors': false,
  'strings-for-errors': null,
  'strings-for-debuginfo': true,
  'strings-in-headers': false,
  'strings-in-encodings': null,
  'strings-in-locations': null,
  'strings-in-raw-headers': null,
  'strings-in-titles': null,
  'strings-in-notices': false,
} as const satisfies Readonly<Record<Extract<HostileId, `strings-${string}`>, boolean | null>>;

const ids = Object.keys(conformant) as (keyof typeof conformant)[];

describe('a server that puts hostile strings everywhere', () => {
  test.each(ids)(
    '%s: reaches no text of the report raw, nor at length, and a recording only escaped',
    async id => {
      const har = join(folder, `${id}.har`);
      const { failed: _, ...found } = seen(await reportOn(await serveHostile(id), { har }));
      const { does } = hostile[id];
      expect({ does, ...found }).toEqual({ does, conformant: conformant[id], wrong: [] });
      const text = readFileSync(har, 'utf8');
      expect(JSON.parse(text)).toHaveProperty('log.entries');
      expect(OBEYED.exec(text.replaceAll('\n', ''))).toBeNull();
    },
  );
});
