import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { nonconformant } from '../../../reporters/testing/reports.js';
import { temporary } from '../../../suites/testing/samples/temporary.js';
import { announce, withoutCommands } from './github.js';

const summary = join(temporary('summary'), 'summary.md');

describe('a GitHub workflow', () => {
  test('gets the report as the summary of its step, below what stands there', async () => {
    writeFileSync(summary, '# Build\n');
    const text = await announce(nonconformant, { GITHUB_STEP_SUMMARY: summary });
    expect(readFileSync(summary, 'utf8')).toMatch(/^# Build\n## ✗ NOT CONFORMANT: /);
    expect(text).toMatch(/^::error title=allimages\.ns/);
  });

  test('obeys nothing that the console report quotes, and no one can guess the word that ends this', () => {
    const text = withoutCommands('::error::x\n');
    const [, token = ''] = /^::stop-commands::([\w-]{36})\n::error::x\n::\1::\n$/.exec(text) ?? [];
    expect(token).not.toBe('');
    expect(withoutCommands('')).not.toContain(token);
  });
});
