/** The bundle takes parts of undici by private paths: this guards that they are what the public names stand for. */
import { readFileSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';

const load = createRequire(import.meta.url);
const taken = [
  ...readFileSync('scripts/release/bundle.ts', 'utf8').matchAll(
    /default as (\w+) \} from '(undici\/[^']+)'/g,
  ),
].map(([, name = '', path = '']) => ({ name, path }));

test('each private path holds what undici exports under the public name', () => {
  expect(taken.map(({ name }) => name)).toEqual(['Client', 'buildConnector']);
  const undici = load('undici') as Record<string, unknown>;
  for (const { name, path } of taken) expect(load(path), path).toBe(undici[name]);
});

test('the bundle holds these parts and no more of undici', () => {
  const chunks = readdirSync('dist/bin')
    .filter(name => name.endsWith('.js'))
    .map(name => readFileSync(`dist/bin/${name}`, 'utf8'));
  expect(chunks.filter(text => /\bClient\s?=\s?class\b/.test(text))).toHaveLength(1);
  expect(chunks.filter(text => /\b\w*Agent\s?=\s?class\b/.test(text))).toEqual([]);
  expect(chunks.filter(text => /(from|import)\s*["']undici["']/.test(text))).toEqual([]);
});
