import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { nonconformant } from '../../../reporters/testing/reports.js';
import { announce, inWorkflow, withoutCommands } from './github.js';

describe('a GitHub workflow', () => {
  test('is known by its variable', () => {
    expect(inWorkflow({ GITHUB_ACTIONS: 'true' })).toBe(true);
    expect(inWorkflow({ GITHUB_ACTIONS: '' })).toBe(false);
    expect(inWorkflow({})).toBe(false);
  });

  test('gets the report as the summary of its step, below what stands there', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'summary-'));
    const summary = join(folder, 'summary.md');
    writeFileSync(summary, '# Build\n');
    const text = await announce(nonconformant, { GITHUB_STEP_SUMMARY: summary });
    expect(readFileSync(summary, 'utf8')).toMatch(/^# Build\n## ✗ NOT CONFORMANT: /);
    expect(text).toMatch(/^::error title=allimages\.ns/);
    rmSync(folder, { recursive: true });
  });

  test('obeys nothing that the console report quotes, and no one can guess the word that ends this', () => {
    const text = withoutCommands('::error::x\n');
    const [, token = ''] = /^::stop-commands::([\w-]{36})\n::error::x\n::\1::\n$/.exec(text) ?? [];
    expect(token).not.toBe('');
    expect(withoutCommands('')).not.toContain(token);
  });
});
