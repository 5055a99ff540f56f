/** What a history says on the console and to an issue tracker, of hostile reports as well. */
import { describe, expect, test } from 'vitest';
import { safeJson } from '../text/safe-json.js';
import { displayWidth } from '../text/layout.js';
import { historyOfNights } from '../testing/histories.js';
import { hostile } from '../testing/hostile.js';
import { asFarAsWalked, conformant, inconclusive, nonconformant, ruined } from '../testing/reports.js';
import { consoleHistory } from './console.js';
import type { History } from './index.js';
import { issuesOf } from './issue.js';
import { historyHtml } from './page.js';

const attack = { ...conformant, target: { ...hostile.target, label: hostile.seed } };
const attacked = { ...hostile, target: attack.target };

const histories: readonly (readonly [name: string, history: History])[] = [
  ['a quiet target', historyOfNights([conformant, conformant])],
  ['a single run', historyOfNights([nonconformant])],
  ['a moving target', historyOfNights([conformant, nonconformant, conformant, ruined, ruined, inconclusive])],
  ['hostile texts', historyOfNights([attack, attacked, attack, attacked])],
  ['many targets', historyOfNights([conformant, asFarAsWalked], [attack, attacked], [ruined, inconclusive])],
];

const formats = (each: History) => [historyHtml(each), safeJson(each), safeJson(issuesOf(each, 3))];

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
    /^- `allimages\.ns` \(MUST\) fails since 2026-01-02, different answers \(possible\): entry 3 of page 1/m,
  );
  // A failed SHOULD does not decide the verdict.
  expect(issue?.body).not.toContain('session.no-live-cookie');
});

test('more steps, runs and stretches than a page holds are counted, and the page stays small', () => {
  const nights = Array.from({ length: 3_000 }, (_, index) => (index % 2 === 0 ? conformant : nonconformant));
  const page = historyHtml(historyOfNights(nights));
  expect(page).toContain('and 2,899 earlier steps: see the JSON');
  expect(page).toContain('and 2,000 earlier runs');
  expect(page.length).toBeLessThan(2_000_000);
});
