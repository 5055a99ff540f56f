/** Messages between coordinator and workers; anybody may write into the queue, so they are validated. */
import { expect, test } from 'vitest';
import { nonconformant } from '../../../reporters/testing/reports.js';
import { gzipped, idOf } from '../store.js';
import type { Settings } from '../unit.js';
import { jobIn, jobOf, messageIn, resultOf } from './messages.js';

const url = 'https://wiki.example/w/api.php';
const target = { id: idOf(url, undefined, {}), url, operator: 'wiki.example' };
const settings: Settings = { seed: 's', formats: ['json'], contact: 'ops@tests.example' };
const fleet = '0123456789abcdef';

const sent = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

test('a job goes to a worker with the wait that its operator asked for', () => {
  const unit = { operator: 'wiki.example', targets: [target], quietUntil: 1_900_000_000_000 };
  expect(jobIn(sent(jobOf(fleet, unit, settings)))).toMatchObject(unit);
});

test.each([
  ['text', 'its data are not those of a job'],
  [{ ...jobOf(fleet, { operator: null, targets: [] }, settings), suite: '9.9.9' }, 'for version 9.9.9'],
  [jobOf(fleet, { operator: null, targets: [] }, settings), 'the job has no targets'],
])('what is no job of this version is refused: %#', (data, mistake) => {
  expect(() => jobIn(data)).toThrow(mistake);
});

test('a result comes back with its wait, also if it is too large for the queue', async () => {
  const entry = { id: target.id, state: 'refused', reason: 'r' } as const;
  const until = 1_900_000_000_000;
  const refused = await messageIn(sent(resultOf({ target, entry, files: {}, until })));
  expect(refused).toMatchObject({ entry, until });
  const files = { 'audit.har.gz': Buffer.alloc(9_000_000) };
  expect(await messageIn(sent(resultOf({ target, entry, files, until })))).toMatchObject({
    entry: { state: 'faulty' },
    until,
  });
});

const result = (report: unknown, members: object = {}) => ({
  kind: 'result',
  id: target.id,
  state: 'done',
  reason: '',
  files: { 'report.json.gz': Buffer.from(gzipped(JSON.stringify(report))).toString('base64') },
  ...members,
});

test('the entry of a result is that of its report', async () => {
  const { conformant, reason } = nonconformant;
  const message = await messageIn(result(nonconformant));
  expect(message).toMatchObject({ entry: { id: target.id, conformant, reason } });
  expect(message.kind === 'result' && message.entry.state === 'done' && message.entry.failed).not.toEqual([]);
});

test.each<[what: string, data: unknown, mistake: string]>([
  ['half a report', result({ ...nonconformant, target: 7 }), 'the report: /target must be an object'],
  ['no report', result(nonconformant, { files: {} }), 'the report is missing'],
  ['a file of another name', result(nonconformant, { files: { '../x': '' } }), 'a file of it is not one'],
  ['no reason', result(nonconformant, { reason: 7 }), 'not a result'],
])('%s is no result', async (_what, data, mistake) => {
  await expect(messageIn(data)).rejects.toThrow(mistake);
});
