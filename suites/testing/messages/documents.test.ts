/** The report and the recording of a short audit, whole. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { put, together } from '../../../fixtures/mutants/dsl/edits.js';
import type { RecordingFile } from '../../../schemas/generated/recording.js';
import { auditOf } from '../samples/served.js';
import { temporary } from '../samples/temporary.js';

/** Moments, durations and addresses differ from audit to audit, versions from release to release. */
const VARYING = /^(started|startedDateTime|durationMs|ms|time|wait|suite|creator|contract)$/;

const written = (document: object) =>
  JSON.stringify(document, (key, value: unknown) => (VARYING.test(key) ? `(${key})` : value), 1)
    .replace(/127\.0\.0\.1:\d+/g, 'the-wiki')
    .replace(/(?<=conformance\/)\d+\.\d+\.\d+/g, '(version)')
    .replace(/\w{3}, \d\d \w{3} \d{4} [\d:]{8} GMT/g, '(date)')
    .replace(/x{99,}/g, ({ length }) => `(${length} times x)`);

test('a report and a recording are on file', async () => {
  const har = join(temporary('documents'), 'audit.har');
  const alter = together(put('/query/dbrepllag/0/lag', '-1'), put('/servedby', 'x'.repeat(40_000)));
  const options = { rules: ['dbrepllag.lag'], seed: 'file', strength: 1, label: 'a wiki', har } as const;
  const { results, ...report } = await auditOf({ alter }, options);
  const judged = results.filter(({ outcome }) => outcome !== 'untested');
  expect(written({ ...report, results: judged })).toMatchSnapshot('report');
  const { log } = JSON.parse(readFileSync(har, 'utf8')) as RecordingFile;
  expect(written({ ...log, entries: log.entries.slice(0, 1) })).toMatchSnapshot('recording');
});

test('an audit without a selection is of all rules, in both', async () => {
  const har = join(temporary('selection'), 'audit.har');
  const { selection } = await auditOf({}, { maxRequests: 2, har });
  const { log } = JSON.parse(readFileSync(har, 'utf8')) as RecordingFile;
  expect(log).toMatchObject({ _audit: { selection } });
  expect(selection).toEqual(['*']);
});
