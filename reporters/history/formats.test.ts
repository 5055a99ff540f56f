/** What a history says on the console and to an issue tracker, of hostile reports as well. */
import { describe, expect, test } from 'vitest';
import type { Outcome, Report } from '../../schemas/verdict.js';
import { safeJson } from '../text/safe-json.js';
import { displayWidth } from '../text/layout.js';
import { historyOfNights } from '../testing/histories.js';
import { hostile } from '../testing/hostile.js';
import { asFarAsAsked, conformant, inconclusive, nonconformant, ruined } from '../testing/reports.js';
import { consoleHistory } from './console.js';
import type { History } from './index.js';
import { issuesOf } from './issue.js';
import { sinceText } from './words.js';

const attack = { ...conformant, target: { ...hostile.target, label: hostile.seed } };
const attacked = { ...hostile, target: attack.target };

const histories: readonly (readonly [name: string, history: History])[] = [
  ['a quiet target', historyOfNights([conformant, conformant])],
  ['a single run', historyOfNights([nonconformant])],
  ['a moving target', historyOfNights([conformant, nonconformant, conformant, ruined, ruined, inconclusive])],
  ['hostile texts', historyOfNights([attack, attacked, attack, attacked])],
  ['many targets', historyOfNights([conformant, asFarAsAsked], [attack, attacked], [ruined, inconclusive])],
];

const formats = (each: History) => [safeJson(each), safeJson(issuesOf(each, 3))];

describe.each(histories)('%s', (_name, history) => {
  test.each([60, 120])('is laid out in %i columns of printable text', columns => {
    const text = consoleHistory(history, { columns, colour: false, files: ['public/history.html'] });
    expect(text).not.toMatch(/[^\P{C}\n]/u);
    expect(text.split('\n').filter(line => displayWidth(line) > columns)).toEqual([]);
  });

  test('is the same text in every format twice', () => {
    expect(formats(structuredClone(history))).toEqual(formats(history));
  });

  test('gives an issue no HTML but the marker, and no mention, link or image', () => {
    for (const { title, body, marker } of issuesOf(history, 1).issues) {
      expect(title).not.toMatch(/[\n\r]|\P{Assigned}/u);
      const prose = body.replace(marker, '').replace(/(`+)(?!`)[^]*?(?<!`)\1(?!`)/g, '');
      expect(prose).not.toMatch(/[<>@#[\]!]|https?:/);
    }
  });
});

test('an issue has since when each rule fails, and what was seen', () => {
  const history = historyOfNights([conformant, nonconformant, nonconformant, nonconformant]);
  const [issue] = issuesOf(history, 3).issues;
  expect(issue?.state).toBe('open');
  expect(issue?.body).toContain('It was not conformant in the last 3 runs that could tell.');
  expect(issue?.body).toMatch(
    /^- `allimages\.ns` \(MUST\) fails since 2026-01-02, the answers changed \(possible\): `ns` is 0, not 6/m,
  );
  // A failed SHOULD does not decide the verdict.
  expect(issue?.body).not.toContain('session.no-live-cookie');
});

const lastStep = (nights: readonly Report[]) =>
  historyOfNights(nights).targets[0]?.steps.at(-1)?.changes ?? [];

test('a run that could not tell makes no rule worse or better that is then as it was before', () => {
  const recovered = lastStep([nonconformant, inconclusive, inconclusive, nonconformant]);
  expect(new Set(recovered.map(({ change }) => change))).toEqual(new Set(['changed']));
  const broken = lastStep([conformant, inconclusive, nonconformant]);
  const failing = broken.filter(({ new: outcome }) => outcome === 'failed');
  expect(failing.length).toBeGreaterThan(0);
  expect(broken.filter(({ change }) => change === 'worse')).toEqual(failing);
  expect(broken.filter(({ change }) => change === 'better')).toEqual([]);
});

test('an issue stays as it is where a failed SHOULD that counted is no longer determined', () => {
  const rule = 'session.no-live-cookie';
  const withOutcome = (outcome: Outcome): Report => ({
    ...conformant,
    strict: true,
    conformant: outcome !== 'failed',
    results: nonconformant.results
      .filter(result => result.rule === rule)
      .map(result => ({ ...result, outcome })),
  });
  const [failed, open] = [withOutcome('failed'), withOutcome('cantTell')];
  expect(issuesOf(historyOfNights([failed, failed, failed, open]), 3).issues[0]?.state).toBe('unchanged');
  const [mended] = issuesOf(historyOfNights([failed, open, withOutcome('passed')]), 3).issues;
  expect(mended).toMatchObject({ state: 'closed', comment: 'The wiki conforms again.' });
});

const excusing = (report: Report): Report => ({
  ...report,
  conformant: true,
  baseline: report.results
    .filter(({ level, outcome }) => level === 'MUST' && outcome === 'failed')
    .map(({ rule }) => ({ rule, reason: 'known', standing: 'failing' })),
});

test('an issue that is closed says whether the wiki conforms, or a baseline excuses what fails', () => {
  const failing = [nonconformant, nonconformant, nonconformant];
  const [mended] = issuesOf(historyOfNights([...failing, conformant]), 3).issues;
  expect(mended).toMatchObject({ state: 'closed', comment: 'The wiki conforms again.' });
  expect(mended?.body).not.toContain('Rules that fail');
  const [excused] = issuesOf(historyOfNights([...failing, excusing(nonconformant)]), 3).issues;
  expect(excused?.state).toBe('closed');
  expect(excused?.comment).toBe(
    'No failure counts any more, but 3 rules still fail, excused by the baseline: `allimages.ns`, `allimages.url-prefix`, `session.same-answer`.',
  );
  expect(excused?.body).not.toContain('Rules that fail:');
  expect(excused?.body).toMatch(
    /^Rules that fail, excused by the baseline:\n\n(- .*\n)*- `allimages\.ns` \(MUST\)/m,
  );
  const [open] = issuesOf(historyOfNights(failing), 3).issues;
  expect(open?.comment).toBeUndefined();
  expect(open?.body).not.toContain('excused');
});

const sinceTexts = (nights: readonly Report[]) =>
  historyOfNights(nights).targets.flatMap(({ rules }) => rules.map(sinceText));

test('a rule that no run could determine is not said to be no longer determined', () => {
  expect(new Set(sinceTexts([inconclusive, inconclusive]))).toEqual(new Set(['never determined']));
  expect(sinceTexts([conformant, inconclusive])).toContain('no longer determined since 2026-01-02');
});
