/** Dates of headers, in whatever time zone the suite runs: only a process of its own has another one. */
import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';

const forms = ['Sun, 06 Nov 1994 08:49:37 GMT', 'Sunday, 06-Nov-94 08:49:37 GMT', 'Sun Nov  6 08:49:37 1994'];

test.each(['UTC', 'America/New_York', 'Asia/Kolkata'])('every form is read as UTC in %s', zone => {
  const script = `
    import { httpDate } from './dist/suites/values/timestamps.js';
    console.log(JSON.stringify(${JSON.stringify(forms)}.map(httpDate)));`;
  const args = ['--input-type=module', '--eval', script];
  const printed = execFileSync(process.execPath, args, { env: { TZ: zone }, encoding: 'utf8' });
  expect(JSON.parse(printed)).toEqual(forms.map(() => Date.UTC(1994, 10, 6, 8, 49, 37)));
});
