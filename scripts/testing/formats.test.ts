/** Each format is parsed and compared with the report, so that no two formats disagree. */
import { DOMParser } from '@xmldom/xmldom';
import { parse } from 'ctrf';
import type { Log } from 'sarif';
import { expect, test } from 'vitest';
import { fileFormatNames, fileFormats } from '../../reporters/index.js';
import { outcomeWords } from '../../reporters/report/verdict-words.js';
import { everySample } from '../../reporters/testing/hostile.js';
import type { Outcome, Report } from '../../schemas/verdict.js';

type Outcomes = Readonly<Record<string, string>>;

const outcomesOf = ({ results }: Report): Outcomes =>
  Object.fromEntries(results.map(({ rule, outcome }) => [rule, outcome]));

interface Assertion {
  readonly '@type': unknown;
  readonly 'earl:test': { readonly '@id': string };
  readonly 'earl:result': { readonly 'earl:outcome': { readonly '@id': string } };
}

/** Badges, metrics and Markdown do not show every outcome. */
const parsers = {
  json: (text: string) => outcomesOf(JSON.parse(text) as Report),
  ctrf: (text: string) =>
    Object.fromEntries(parse(text).results.tests.map(({ name, rawStatus = '' }) => [name, rawStatus])),
  // The text of a row and its data attribute must agree.
  html: (text: string) =>
    Object.fromEntries(
      [...text.matchAll(/<li class="row rule" id="rule-([^"]+)"[^>]* data-outcome="(\w+)"[^]*?<\/li>/g)].map(
        ([row, rule = '', outcome = '']) => {
          const { words } = outcomeWords[outcome as Outcome];
          return [rule, row.includes(words) ? outcome : `${outcome}, shown as another`];
        },
      ),
    ),
  junit: (text: string) =>
    Object.fromEntries(
      [...new DOMParser().parseFromString(text, 'text/xml').getElementsByTagName('testcase')]
        // Names of other cases than rules have no dot.
        .filter(element => element.getAttribute('name')?.includes('.'))
        .map(element => {
          const [child] = [...element.childNodes];
          const words: Outcomes = { failure: 'failed', error: 'cantTell' };
          const outcome = child ? (words[child.nodeName] ?? child.textContent?.split(':')[0]) : 'passed';
          return [element.getAttribute('name') ?? '', outcome ?? ''];
        }),
    ),
  earl: (text: string) =>
    Object.fromEntries(
      (JSON.parse(text) as { '@graph': Assertion[] })['@graph']
        .filter(node => node['@type'] === 'earl:Assertion')
        .map(node => [
          node['earl:test']['@id'].replace(/^.*#/, ''),
          node['earl:result']['earl:outcome']['@id'].replace('earl:', ''),
        ]),
    ),
  sarif: (text: string) => {
    const [run] = (JSON.parse(text) as Log).runs;
    const listed = run?.properties?.['outcomes'] as Outcomes;
    const results = run?.results?.map(({ ruleId = '' }) => [ruleId, 'failed']) ?? [];
    // SARIF results are failures; the other outcomes are listed apart.
    const others = Object.entries(listed).filter(([, outcome]) => outcome !== 'failed');
    return Object.fromEntries([...results, ...others]) as Outcomes;
  },
} as const;

test.each(everySample)(
  'every format of %s has the outcome of each rule of the report',
  async (_name, report) => {
    for (const name of Object.keys(parsers) as (keyof typeof parsers)[]) {
      const text = (await fileFormats[name].load())(report);
      expect(parsers[name](text), name).toEqual(outcomesOf(report));
    }
  },
);

test('every format has a file of its own', () => {
  const files = fileFormatNames.map(name => fileFormats[name].file);
  expect(new Set(files).size).toBe(files.length);
});
