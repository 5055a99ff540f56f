/** `audit --against`: only what became worse since an older audit decides the exit status. */
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { serveWiki, type ServeOptions } from '../../../fixtures/serve.js';
import { mutant } from '../../../suites/testing/samples/served.js';
import { reportIn, run, words } from '../../testing/run.js';
import { temporary } from '../../../suites/testing/samples/temporary.js';

const root = temporary('against');

const stringNs = mutant('allimages.ns/string');

async function audit(wiki: ServeOptions, folder: string, ...more: string[]) {
  const served = await serveWiki(wiki);
  try {
    const out = join(root, folder);
    return await run(words`${served.url} --out ${out} --format console,json,har --patience 0.1 ${more}`);
  } finally {
    await served.close();
  }
}
const against = (wiki: ServeOptions, folder: string, old: string, ...more: string[]) =>
  audit(wiki, folder, '--against', join(root, old), ...more);

describe('an audit against an older one', () => {
  test('asks the same, and fails for what became worse, with its proof', async () => {
    await audit({}, 'old', '--strength', '1', '--set', 'hash_levels=2', '--rule', 'allimages.*');
    const { status, stdout } = await against(stringNs, 'now', 'old');
    expect(status).toBe(1);
    expect(stdout).toMatch(/^✗ WORSE/m);
    expect(stdout).toContain('the answers changed (proven)');
    const [old, now] = [reportIn(root, 'old'), reportIn(root, 'now')];
    expect(now.seed).toBe(old.seed);
    expect(now.plan?.strength).toBe(1);
    expect(now.selection).toEqual(['allimages.*']);
    expect(now.target.declared).toEqual(['hash_levels']);
    expect(JSON.parse(readFileSync(join(root, 'now', 'diff.json'), 'utf8'))).toMatchObject({ worse: true });
  });

  test('tells a failure that was there before, and passes', async () => {
    expect((await audit(stringNs, 'failing', '--strength', '1')).status).toBe(1);
    const { status, stdout } = await against(stringNs, 'still failing', 'failing');
    expect(status).toBe(0);
    expect(stdout).toContain('NOT CONFORMANT');
    expect((await against({}, 'repaired', 'failing')).status).toBe(0);
  });

  test('takes a packed report, and a recording, and what is given on the command line', async () => {
    await audit({}, 'packed', '--strength', '1', '--rule', 'dbrepllag.*');
    const file = join(root, 'packed', 'report.json');
    writeFileSync(`${file}.gz`, gzipSync(readFileSync(file)));
    renameSync(file, join(root, 'packed.json'));
    const given = ['--seed', 'mine', '--rule', 'languageinfo.*'];
    expect((await against({}, 'again', 'packed/report.json.gz', ...given)).status).toBe(0);
    expect(reportIn(root, 'again')).toMatchObject({ seed: 'mine', selection: ['languageinfo.*'] });
    expect((await against({}, 'of a recording', 'packed/audit.har')).status).toBe(0);
    expect(reportIn(root, 'of a recording').selection).toEqual(['dbrepllag.*']);
  });
});
