/** The bundle finds what it leaves in the installed package. */
import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

test('the parser that is left in the installed package is found where the other one does not run', () => {
  const { status, stdout } = spawnSync(
    process.execPath,
    ['dist/bin/cli.js', 'demo', '--rule', 'dbrepllag.*'],
    {
      encoding: 'utf8',
      env: { ...process.env, UNDICI_NO_WASM_SIMD: '1' },
    },
  );
  expect(stdout).toContain('dbrepllag');
  expect(status).toBe(0);
});
