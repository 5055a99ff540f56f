import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DOMParser } from '@xmldom/xmldom';
import { parse } from 'test-results-parser';
import { describe, expect, test } from 'vitest';
import { areas } from '../../schemas/generated/rules.js';
import { headlineOf } from '../report/causes.js';
import { junitReport } from './junit.js';
import { everySample } from '../testing/hostile.js';
import { asFarAsAsked, conformant, inconclusive, nonconformant } from '../testing/reports.js';
import { temporary } from '../../suites/testing/samples/temporary.js';

const folder = temporary('junit');

const excused = {
  ...nonconformant,
  baseline: [{ rule: 'allimages.ns', reason: 'an old import', standing: 'failing' as const }],
};

function elements(xml: string, name: string) {
  return [...new DOMParser().parseFromString(xml, 'text/xml').getElementsByTagName(name)];
}

describe('the report as JUnit XML', () => {
  test('has a suite for each area, with its counts', () => {
    const suites = elements(junitReport(nonconformant), 'testsuite');
    expect(suites.map(suite => suite.getAttribute('name'))).toEqual(areas);
    const counts = ['tests', 'failures', 'errors', 'skipped'].map(name => suites[3]?.getAttribute(name));
    expect(counts).toEqual(['9', '2', '2', '1']);
  });

  test('counts on each level what the level below holds', () => {
    for (const [, report] of everySample) {
      const [whole] = elements(junitReport(report), 'testsuites');
      const suites = elements(junitReport(report), 'testsuite');
      for (const name of ['tests', 'failures', 'errors', 'skipped']) {
        const sum = suites.reduce((total, each) => total + Number(each.getAttribute(name)), 0);
        expect(whole?.getAttribute(name)).toBe(String(sum));
      }
      expect(whole?.getAttribute('skipped')).toBe(String(elements(junitReport(report), 'skipped').length));
    }
  });

  test.each(Object.entries({ conformant, nonconformant, asFarAsAsked, excused }))(
    'of a wiki that is %s is read alike by a parser of many CI services',
    (name, report) => {
      const file = join(folder, `${name}.xml`);
      writeFileSync(file, junitReport(report));
      const read = parse({ type: 'junit', files: [file] });
      const cases = read.suites.flatMap(suite => suite.cases);
      const excuses = (report.baseline ?? []).map(({ rule }) => rule);
      const expected = report.results.map(({ rule, outcome, cutOff }) => {
        if (outcome === 'passed') return [rule, 'PASS'];
        const isSkipped = excuses.includes(rule) || cutOff === true || outcome === 'inapplicable';
        return [rule, isSkipped || outcome === 'untested' ? 'SKIP' : 'FAIL'];
      });
      expect(cases.map(({ name: rule, status }) => [rule, status])).toEqual(expected);
      expect(read.duration).toBe(report.durationMs);
      expect(read.suites.every(({ duration }) => duration === 0)).toBe(true);
    },
  );

  test('of a wiki that answers nothing has one error, with its cause', () => {
    const errors = elements(junitReport(inconclusive), 'error');
    expect(errors.map(error => error.getAttribute('message'))).toEqual([headlineOf(inconclusive)?.text]);
    expect(elements(junitReport(inconclusive), 'testsuites')[0]?.getAttribute('errors')).toBe('1');
  });

  // docs/reference/formats.md shows all facts of one.
  test('has the level, the message and the facts of a failure', () => {
    const [failure] = elements(junitReport(nonconformant), 'failure');
    expect(failure?.getAttribute('type')).toBe('MUST');
    expect(failure?.getAttribute('message')).toBe('`ns` is 0, not 6 (`C&D.png`, page 1)');
    expect(failure?.textContent).toMatch(/^at: +\/query\/allimages\/3\/ns [^]*^impact: +Files are handled/m);
  });
});
