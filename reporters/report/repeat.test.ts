import { expect, test } from 'vitest';
import { asFarAsAsked, conformant, recordedAudit } from '../testing/reports.js';
import { repeatCommand } from './repeat.js';

const budgets = { maxPages: 30, maxRequests: 100, deadlineMs: 900_000, rate: 3, timeoutMs: null };
const audit = { ...recordedAudit, strength: 1, sample: 'File:A b.png', budgets } as const;

test('the command repeats the seed, the profile, the selection and the budgets', () => {
  const report = { ...asFarAsAsked, selection: ['allimages.*'], strict: true };
  expect(repeatCommand(report as typeof asFarAsAsked, { audit, exchanges: [], file: undefined })).toBe(
    "wiki-query-conformance audit https://wiki.example/w/api.php --seed 4f2a9c --set 'article_url=https://wiki.example/wiki/$1' --rule 'allimages.*' --strict --strength 1 --max-requests 100 --max-pages 30 --rate 3 --deadline 900 --sample 'File:A b.png'",
  );
});

test('the command names the headers that were sent, and never shows a value', () => {
  const headers = { authorization: 'Basic c2VjcmV0', accept: '*/*' };
  const request = { method: 'GET', url: 'https://wiki.example/', headers };
  const recorded = { audit, exchanges: [{ id: 1, question: '', request, ms: 1 }], file: undefined };
  const command = repeatCommand(asFarAsAsked, recorded);
  expect(command).toContain("--header 'authorization: …'");
  expect(command).not.toContain('c2VjcmV0');
});

test('the embedded wiki is audited by `demo`', () => {
  const { target, ...rest } = conformant;
  expect(
    repeatCommand({ ...rest, target: { ...target, label: 'embedded reference wiki', declared: [] } }),
  ).toBe('wiki-query-conformance demo --seed 4f2a9c');
});
