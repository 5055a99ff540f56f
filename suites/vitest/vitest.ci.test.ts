/** The suite in vitest, as users run it: baselines, and a missing address. */
import { spawn } from 'node:child_process';
import { symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { describe, expect, test } from 'vitest';
import { serveWiki } from '../../fixtures/serve.js';
import type { BaselineEntry } from '../../schemas/baseline.js';
import { temporary } from '../testing/samples/temporary.js';

const folder = temporary('vitest');
symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));

interface Run {
  readonly status: number | null;
  readonly output: string;
}

async function vitest(cwd: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<Run> {
  const child = spawn(process.execPath, [resolve('node_modules/vitest/vitest.mjs'), 'run', ...args], {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<number | null>(done => child.on('close', done));
  const [out, err] = await Promise.all([text(child.stdout), text(child.stderr)]);
  return { status: await ended, output: out + err };
}

/** The tests of a file with these options, each with its state and its first message. */
async function testsWith(url: string, baseline: readonly BaselineEntry[]) {
  const suite = resolve('dist/suites/vitest/index.js');
  writeFileSync(
    join(folder, 'wiki.test.js'),
    `import { conformance } from ${JSON.stringify(suite)};\nconformance(${JSON.stringify({ url, baseline })});\n`,
  );
  const { status, output } = await vitest(folder, ['--reporter=json', '--root', folder]);
  const { testResults } = JSON.parse(output.slice(output.indexOf('{'))) as {
    testResults: { assertionResults: { title: string; status: string; failureMessages?: string[] }[] }[];
  };
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
  return {
    status,
    failed: tests.filter(each => each.status === 'failed').map(({ title }) => title.split(':')[0]),
    stateOf: (start: string) => tests.find(({ title }) => title.startsWith(start))?.status,
    messageOf: (start: string) => tests.find(({ title }) => title.startsWith(start))?.failureMessages?.[0],
  };
}

const reason = 'known since May';

describe('conformance({ baseline })', () => {
  test('skips the failures that it lists, and the run passes', async () => {
    const wiki = await serveWiki({ articleUrl: '{base_url}/wiki/$1' });
    const literal = await testsWith(wiki.url, []);
    expect(literal.failed).toEqual(['allimages.descriptionurl-target']);
    expect(literal.status).toBe(1);
    const rule = literal.failed[0] ?? '';
    const message = literal.messageOf(`${rule}:`) ?? '';
    expect(message).toMatch(/^at \/query\/allimages\/0\/descriptionurl, expected .*, seen /m);
    const [, url = ''] = /^URL: (\S+)$/m.exec(message) ?? [];
    expect(url).toMatch(`${wiki.url}?action=query&list=allimages`);
    expect(message).toMatch(/^curl -g /m);
    expect(message.split('\n').find(line => line.startsWith('curl'))).toContain(`'${url}'`);
    const excused = await testsWith(wiki.url, [{ rule, reason }]);
    await wiki.close();
    expect(excused).toMatchObject({ status: 0, failed: [] });
    expect(excused.stateOf(`${rule}:`)).toBe('skipped');
  });

  test('fails the test of a rule with a stale entry', async () => {
    const wiki = await serveWiki({});
    const rule = 'dbrepllag.lag';
    const stale = await testsWith(wiki.url, [{ rule, reason }]);
    await wiki.close();
    expect(stale).toMatchObject({ status: 1, failed: [rule] });
    expect(stale.messageOf(`${rule}:`)).toContain(`${rule} passes now: delete its entry`);
  });
});

describe("vitest's project `conformance`", () => {
  test.each([{}, { API_URL: '' }, { API_URL: ' ' }])('fails with the environment %o', async env => {
    const { API_URL: _unset, ...others } = process.env;
    const { status, output } = await vitest('.', ['--project', 'conformance'], {
      ...others,
      API_URL: undefined,
      ...env,
    });
    expect(status).toBe(1);
    expect(output).toContain('no target: set API_URL, or call conformance({ url })');
  });
});
