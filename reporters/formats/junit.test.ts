import { readFileSync } from 'node:fs';
import { DOMParser } from '@xmldom/xmldom';
import { describe, expect, test } from 'vitest';
import { validateXML } from 'xmllint-wasm';
import { junitReport } from './junit.js';
import { everySample } from '../testing/hostile.js';
import { asFarAsWalked, nonconformant, reportOf } from '../testing/reports.js';

const schema = readFileSync(new URL('../testing/jenkins-junit.xsd', import.meta.url), 'utf8');

function elements(xml: string, name: string) {
  return [...new DOMParser().parseFromString(xml, 'text/xml').getElementsByTagName(name)];
}

describe('the report as JUnit XML', () => {
  test.each(everySample)('of %s is valid against the schema of Jenkins', async (name, report) => {
    const xml = [{ fileName: `${name}.xml`, contents: junitReport(report) }];
    expect(await validateXML({ xml, schema: [schema] })).toMatchObject({ valid: true, errors: [] });
  });

  test('has a suite for each area, with its counts', () => {
    const suites = elements(junitReport(nonconformant), 'testsuite');
    expect(suites.map(suite => suite.getAttribute('name'))).toEqual([
      'envelope',
      'html',
      'languageinfo',
      'allimages',
      'dbrepllag',
      'duplicatefiles',
      'session',
    ]);
    const counts = ['tests', 'failures', 'errors', 'skipped'].map(name => suites[3]?.getAttribute(name));
    expect(counts).toEqual(['9', '2', '2', '1']);
  });

  test('has all facts of a failure', () => {
    const [failure] = elements(junitReport(nonconformant), 'failure');
    expect(failure?.getAttribute('type')).toBe('MUST');
    expect(failure?.getAttribute('message')).toBe('entry 3 of page 1 (`C&D.png`) has ns 0');
    expect(failure?.textContent).toMatchInlineSnapshot(`
      "contract: The number of the namespace of files.
      seen:     entry 3 of page 1 (\`C&D.png\`) has ns 0
      expected: 6
      actual:   0
      at:       /query/allimages/3/ns (allimages page 1, exchange 4), and 1 more place
      hint:     No parameter excuses this: the namespace of files has the number 6 in every wiki.
      again:    curl -g --compressed 'http://127.0.0.1:8080/api.php?action=query&list=allimages&format=json'
      clients:  Files are handled as articles, without a preview or a download."
    `);
  });

  test('skips a rule that a budget cut off', () => {
    const skipped = elements(junitReport(asFarAsWalked), 'skipped').map(element => element.textContent);
    expect(skipped).toContain('cantTell: 30 of at least 31 pages walked (--max-pages)');
    expect(elements(junitReport(asFarAsWalked), 'error')).toEqual([]);
  });

  test('names the target and what it declares in the properties of each suite', () => {
    const properties = elements(junitReport(asFarAsWalked), 'property').map(
      property => `${property.getAttribute('name')}=${property.getAttribute('value')}`,
    );
    expect(properties).toContain('target=https://wiki.example/w/api.php');
    expect(properties).toContain('profile.article_url=https://wiki.example/wiki/$1');
    expect(properties).toContain(`contract.digest=${asFarAsWalked.contract.digest}`);
  });

  test('notes that the audit was not finished', () => {
    const fault = { kind: 'interrupted', where: 'the audit', message: 'interrupted before its end' } as const;
    const [text] = elements(junitReport(reportOf({}, { fault })), 'system-err');
    expect(text?.textContent).toBe('interrupted: the audit: interrupted before its end');
  });
});
