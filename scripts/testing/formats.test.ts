/** No format may disagree with another: each is parsed back and held to the report. */
import { DOMParser } from '@xmldom/xmldom';
import { parse } from 'ctrf';
import { parse as parseHtml, defaultTreeAdapter } from 'parse5';
import type { DefaultTreeAdapterTypes } from 'parse5';
import type { Log } from 'sarif';
import { describe, expect, test } from 'vitest';
import { everySample } from '../../reporters/testing/hostile.js';
import { outcomeWords } from '../../reporters/report/verdict-words.js';
import type { Outcome, Report } from '../../schemas/verdict.js';
import { fileFormatNames, fileFormats } from '../../reporters/index.js';
import type { FileFormatName } from '../../reporters/index.js';

/** The outcome of each rule, and nothing else. */
type Outcomes = Readonly<Record<string, string>>;

/** A badge shows the verdict only, metrics show numbers, and Markdown shows what is not as it should be. */
const parsers: Readonly<
  Record<
    Exclude<FileFormatName, 'badge' | 'shields' | 'openmetrics' | 'markdown'>,
    (text: string) => Outcomes
  >
> = {
  json: text => outcomesOf(JSON.parse(text) as Report),
  ctrf: text =>
    Object.fromEntries(parse(text).results.tests.map(({ name, rawStatus = '' }) => [name, rawStatus])),
  html: htmlOutcomes,
  junit: junitOutcomes,
  earl: earlOutcomes,
  sarif: sarifOutcomes,
};

function outcomesOf({ results }: Report): Outcomes {
  return Object.fromEntries(results.map(({ rule, outcome }) => [rule, outcome]));
}

function junitOutcomes(text: string): Outcomes {
  const cases = [...new DOMParser().parseFromString(text, 'text/xml').getElementsByTagName('testcase')];
  // Other cases than those of rules have no area in their names.
  const ofRules = cases.filter(element => element.getAttribute('name')?.includes('.'));
  return Object.fromEntries(
    ofRules.map(element => {
      const [child] = [...element.childNodes];
      const words: Readonly<Record<string, string>> = { failure: 'failed', error: 'cantTell' };
      const outcome = child ? (words[child.nodeName] ?? child.textContent?.split(':')[0]) : 'passed';
      return [element.getAttribute('name') ?? '', outcome ?? ''];
    }),
  );
}

interface Assertion {
  readonly '@type': unknown;
  readonly 'earl:test': { readonly '@id': string };
  readonly 'earl:result': { readonly 'earl:outcome': { readonly '@id': string } };
}

function earlOutcomes(text: string): Outcomes {
  const { '@graph': graph } = JSON.parse(text) as { '@graph': Assertion[] };
  return Object.fromEntries(
    graph
      .filter(node => node['@type'] === 'earl:Assertion')
      .map(node => [
        node['earl:test']['@id'].replace(/^.*#/, ''),
        node['earl:result']['earl:outcome']['@id'].replace('earl:', ''),
      ]),
  );
}

function sarifOutcomes(text: string): Outcomes {
  const [run] = (JSON.parse(text) as Log).runs;
  const listed = run?.properties?.['outcomes'] as Outcomes;
  const failed = Object.keys(listed).filter(rule => listed[rule] === 'failed');
  expect(run?.results?.map(({ ruleId }) => ruleId)).toEqual(failed);
  return listed;
}

type HtmlNode = DefaultTreeAdapterTypes.ChildNode;

/** The outcome in the text of a row, where it is also in its data attribute. */
function htmlOutcomes(text: string): Outcomes {
  const rows = descendants(parseHtml(text).childNodes).filter(
    node => attribute(node, 'class') === 'row rule',
  );
  return Object.fromEntries(
    rows.map(row => {
      const inside = 'childNodes' in row ? descendants(row.childNodes) : [];
      const words = inside.flatMap(node => (defaultTreeAdapter.isTextNode(node) ? [node.value.trim()] : []));
      const outcome = attribute(row, 'data-outcome') ?? '';
      expect(words).toContain(outcomeWords[outcome as Outcome].words);
      return [(attribute(row, 'id') ?? '').replace('rule-', ''), outcome];
    }),
  );
}

function descendants(nodes: readonly HtmlNode[]): HtmlNode[] {
  return nodes.flatMap(node => [node, ...('childNodes' in node ? descendants(node.childNodes) : [])]);
}

function attribute(node: HtmlNode, name: string): string | undefined {
  return 'attrs' in node ? node.attrs.find(each => each.name === name)?.value : undefined;
}

describe('every format', () => {
  test.each(everySample)('of %s has the outcome of each rule that the report has', async (_name, report) => {
    for (const [name, parsed] of Object.entries(parsers)) {
      const text = (await fileFormats[name as keyof typeof parsers].load())(report);
      expect(parsed(text), name).toEqual(outcomesOf(report));
    }
  });

  test('has a file of its own', () => {
    const files = fileFormatNames.map(name => fileFormats[name].file);
    expect(new Set(files).size).toBe(files.length);
  });
});
