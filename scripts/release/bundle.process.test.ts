/** The bundle imports parts of undici by private paths: they must be what undici exports. */
import { execFile, spawnSync } from 'node:child_process';
import { cpSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { serveWiki } from '../../fixtures/serve.js';
import { temporary } from '../../suites/testing/samples/temporary.js';

const load = createRequire(import.meta.url);

test('each private path holds what undici exports under the public name', () => {
  const text = readFileSync('scripts/release/bundle.ts', 'utf8');
  const taken = [...text.matchAll(/default as (\w+) \} from '(undici\/[^']+)'/g)];
  expect(taken.map(([, name]) => name)).toEqual(['Client', 'buildConnector']);
  const undici = load('undici') as Record<string, unknown>;
  for (const [, name = '', path = ''] of taken) expect(load(path), path).toBe(undici[name]);
});

test('the bundle holds these parts and no more of undici', () => {
  const names = readdirSync('dist/bin').filter(name => /\.c?js$/.test(name));
  const chunks = names.map(name => readFileSync(`dist/bin/${name}`, 'utf8'));
  expect(chunks.filter(text => /\bClient\s?=\s?class\b/.test(text))).toHaveLength(1);
  const more = /\b\w*Agent\s?=\s?class\b|(from|import)\s*["']undici["']/;
  expect(chunks.filter(text => more.test(text))).toEqual([]);
});

test('an answer that fails an assertion of undici ends the bundled command at once', async () => {
  const server = createServer(socket => socket.end('HTTP/1.1 000 x\r\n\r\n')).listen(0);
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api.php`;
  const shown = await new Promise(resolve => {
    execFile(process.execPath, ['dist/bin/cli.js', url], { timeout: 20_000 }, (_, stdout) => resolve(stdout));
  });
  server.close();
  expect(shown).toContain('The answer is not HTTP/1.1');
});

test('the parser that is left in the installed package is found where the other one does not run', () => {
  const env = { ...process.env, UNDICI_NO_WASM_SIMD: '1' };
  const args = ['dist/bin/cli.js', 'demo', '--rule', 'dbrepllag.*'];
  const { status, stdout } = spawnSync(process.execPath, args, { encoding: 'utf8', env });
  expect(stdout).toContain('dbrepllag');
  expect(status).toBe(0);
});

test('an audit keeps its compiled code for the next, unless that or its text was changed', async () => {
  const folder = temporary('bundle');
  cpSync('dist/bin', join(folder, 'bin'), { recursive: true });
  const [code, cache] = [join(folder, 'bin/start.cjs'), join(folder, 'cache')];
  const wiki = await serveWiki({ files: 3 });
  const args = [join(folder, 'bin/cli.js'), wiki.url, '--rule', 'dbrepllag.*', '--out', folder];
  const kept = join(cache, `start.cjs.${process.version}-${process.arch}`);
  const keptAfterAudit = async () => (await promisify(execFile)(process.execPath, args), statSync(kept).ino);
  let last = await keptAfterAudit();
  expect(await keptAfterAudit()).toBe(last);
  for (const change of [
    () => writeFileSync(kept, ''),
    () => writeFileSync(kept, readFileSync(kept).fill(9, 2000, 2030)),
    () =>
      writeFileSync(code, readFileSync(code, 'latin1').replace('reference wiki', 'reference Wiki'), 'latin1'),
  ]) {
    change();
    const now = await keptAfterAudit();
    expect(now, String(change)).not.toBe(last);
    last = now;
  }
  await wiki.close();
});
