import { expect, test } from 'vitest';
import { nonconformant, reportOf } from '../testing/reports.js';
import { failuresOf, unjudgedGroups } from './results.js';

test('failures of MUST rules come first, otherwise in the order of the contract', () => {
  expect(failuresOf(nonconformant).unexcused.map(({ rule }) => rule)).toEqual([
    'allimages.ns',
    'allimages.url-prefix',
    'session.same-answer',
    'session.no-live-cookie',
  ]);
  const failed = { outcome: 'failed', message: 'seen' } as const;
  const ids = ['session.no-live-cookie', 'session.same-answer', 'html.pretty'];
  const report = reportOf(Object.fromEntries(ids.map(id => [id, failed])));
  expect(failuresOf(report).unexcused.map(({ level }) => level)).toEqual(['MUST', 'MUST', 'SHOULD']);
});

test('rules that were not judged are grouped by reason, the largest group of an outcome first', () => {
  const cut = { outcome: 'cantTell', message: 'no answer' } as const;
  const report = reportOf({
    'envelope.json': { outcome: 'cantTell', message: 'not JSON' },
    'allimages.ns': cut,
    'allimages.url': cut,
    'html.pretty': { outcome: 'untested', message: 'no answer' },
  });
  expect(unjudgedGroups(report.results)).toEqual([
    { outcome: 'cantTell', message: 'no answer', rules: ['allimages.ns', 'allimages.url'] },
    { outcome: 'cantTell', message: 'not JSON', rules: ['envelope.json'] },
    { outcome: 'untested', message: 'no answer', rules: ['html.pretty'] },
  ]);
});
