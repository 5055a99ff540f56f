import jsonld from 'jsonld';
import { describe, expect, test } from 'vitest';
import { earlReport } from './earl.js';
import { everySample } from '../testing/hostile.js';
import { nonconformant } from '../testing/reports.js';

const EARL = 'http://www.w3.org/ns/earl#';

const refuse = (url: string) => Promise.reject(new Error(`loads ${url}`));

async function triplesOf(text: string): Promise<string> {
  const document = JSON.parse(text) as jsonld.JsonLdDocument;
  const options = { format: 'application/n-quads', documentLoader: refuse, safe: true } as const;
  return (await jsonld.toRDF(document, options)) as unknown as string;
}

describe('the report in EARL', () => {
  // `scripts/testing/formats.test.ts` compares the outcomes.
  test.each(everySample)('of %s is RDF with an assertion for each rule', async (_name, report) => {
    const triples = await triplesOf(earlReport(report));
    expect(triples.match(new RegExp(`<${EARL}Assertion>`, 'g'))).toHaveLength(report.results.length);
  });

  test('loses nothing as RDF: every term has its vocabulary', async () => {
    const triples = await triplesOf(earlReport(nonconformant));
    expect(triples).toContain(`<${EARL}subject> <http://127.0.0.1:8080/api.php>`);
    expect(triples).toContain(`<${EARL}mode> <${EARL}automatic>`);
    expect(triples).toContain('<http://www.w3.org/2009/pointers#expression> "/query/allimages/3/ns"');
  });

  test('names a target that is no address as a node without a name', async () => {
    const report = { ...nonconformant, target: { ...nonconformant.target, url: 'javascript:alert(1)' } };
    const { '@graph': graph } = JSON.parse(earlReport(report)) as { '@graph': { '@id'?: string }[] };
    expect(graph.map(node => node['@id'])).toContain('_:target');
    await expect(triplesOf(earlReport(report))).resolves.not.toContain('<javascript:');
  });
});
