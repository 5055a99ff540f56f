/** What is judged of a listing of more files than are remembered. */
import { expect, test } from 'vitest';
import { answer, requestOf, wikiOf } from '../../../fixtures/wiki/wiki.js';
import { selectRules } from '../../values/selection.js';
import { verdictOf } from '../../../schemas/verdict.js';
import { judgeFrom } from '../../audit/judge.js';
import type { Evidence } from '../../evidence/evidence.js';
import { pageOf, REMEMBERED, startTrail } from '../../evidence/page.js';
import { resolveProfile } from '../../evidence/profile.js';
import type { ProbeContext } from '../../probes/context.js';
import { judgePage } from '../../probes/allimages/seams.js';
import { API, collectSample } from '../../testing/samples/audits.js';
import { entryChecks } from './entries.js';

const RULES = ['allimages.curid-unique', 'allimages.mime-subset', 'allimages.mime-union'] as const;

const collected = (): Promise<Evidence> =>
  collectSample(
    url => answer(requestOf(url.slice('http://wiki.example'.length), { host: 'wiki.example' }), wikiOf({})),
    { rules: RULES },
  );

test('what held for the files that are remembered has passed as far as examined, and the audit is not complete', async () => {
  const evidence = await collected();
  const whole = evidence.walks.get('whole');
  if (!whole) throw new Error('no listing was walked');
  const longer = { ...whole, entries: REMEMBERED + 1, bound: [...whole.names.keys()].at(-1) };
  const judge = judgeFrom({ ...evidence, walks: new Map(evidence.walks).set('whole', longer) });
  const results = RULES.map(rule => judge(rule));
  for (const result of results) {
    expect(result).toMatchObject({ outcome: 'passed', cutOff: true });
    expect(result.message).toMatch(/the first (31|100,000)\b/);
  }
  const selected = selectRules(RULES);
  const both = [results, RULES.map(judgeFrom(evidence))];
  const verdicts = both.map(all => verdictOf(all, { strict: false, selected }));
  expect(verdicts.flatMap(({ conformant, complete }) => [conformant, complete])).toEqual([
    true,
    false,
    true,
    true,
  ]);
});

test('a page id of a file after thousands is compared with those of the first files', () => {
  const profile = resolveProfile(new URL(API), {});
  const trail = startTrail(profile, []);
  const judge = (...ids: readonly string[]) => {
    const allimages = ids.map(curid => ({
      descriptionshorturl: `http://wiki.example/index.php?curid=${curid}`,
    }));
    const exchange = { id: 1, startedAt: 0, question: 'allimages page 1' } as never;
    const page = pageOf({ exchange, json: { query: { allimages } } }, { query: 'allimages' });
    return page && entryChecks['allimages.curid-unique'].observing?.page?.(page, trail);
  };
  expect(judge('5')).toBe(true);
  for (let at = 1; at < REMEMBERED; at++) trail.curids.set(String(1000 + at), undefined);
  expect(judge('999')).toBe(true);
  expect(judge('999', '5')).toMatchObject({ pointer: '/query/allimages/1/descriptionshorturl' });
});

test('of pages that are suspected, a hundred are kept, and the last counts the rest', () => {
  const trail = startTrail(resolveProfile(new URL(API), {}), []);
  const exchange = { id: 1, startedAt: 0, question: 'allimages page 2' } as never;
  const page = pageOf({ exchange, json: { query: { allimages: [] } } }, { query: 'allimages' });
  const suspicions = [
    { rule: 'allimages.next-page-start', violation: { message: 'too late', suspect: 'aged' } },
  ];
  const seams: ProbeContext['seams'] = new Map();
  const context = { seams, options: { observer: { page: () => suspicions } } } as never;
  if (page) for (let at = 0; at < 150; at++) judgePage(context, page, { ...trail, previous: page });
  const [kept = []] = seams.values();
  expect([kept.length, kept.at(-1)?.suspicions[0]?.violation.places]).toEqual([100, 51]);
});
