import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { everySample } from '../testing/hostile.js';
import { asFarAsAsked, conformant, nonconformant, reportOf } from '../testing/reports.js';
import type { Report } from '../../schemas/verdict.js';
import { inTotoStatement } from './in-toto.js';

const strings = expect.toSatisfy((list: unknown[]) => list.every(one => typeof one === 'string')) as unknown;

/** What the specifications of the Statement, v1, and of the predicate test-result, v0.1, require. */
const statement = {
  _type: 'https://in-toto.io/Statement/v1',
  subject: [{ name: 'report.json', digest: { sha256: 'a'.repeat(64) } }],
  predicateType: 'https://in-toto.io/attestation/test-result/v0.1',
  predicate: {
    result: expect.stringMatching(/^(PASSED|WARNED|FAILED)$/) as unknown,
    configuration: expect.any(Array) as unknown,
    passedTests: strings,
    warnedTests: strings,
    failedTests: strings,
  },
};

interface Predicate extends Readonly<Record<`${'passed' | 'warned' | 'failed'}Tests`, readonly string[]>> {
  readonly result: string;
  readonly configuration: readonly {
    name: string;
    uri?: string;
    content?: string;
    digest?: { sha256: string };
  }[];
}

const subjects = [{ name: 'report.json', sha256: 'a'.repeat(64) }];
const parsed = (report: Report) => JSON.parse(inTotoStatement(report, subjects)) as { predicate: Predicate };
const resultOf = (report: Report) => parsed(report).predicate.result;

describe('the statement of in-toto', () => {
  test.each(everySample)(
    'of %s has the shape of its specification, and lists what passed',
    (_name, report) => {
      expect(parsed(report)).toEqual(statement);
      const { result, configuration, passedTests, warnedTests, failedTests } = parsed(report).predicate;
      for (const { uri, content, digest } of configuration)
        expect(digest?.sha256 ?? uri ?? content).toMatch(/^([0-9a-f]{64}|pkg:npm\/.*)$/);
      const having = (outcome: string) =>
        report.results.flatMap(each =>
          each.outcome === outcome && each.level !== 'INFO' ? [each.rule] : [],
        );
      expect(passedTests).toEqual(having('passed'));
      const rules = [...warnedTests, ...failedTests].filter(name => !name.startsWith('baseline: '));
      expect(rules.toSorted()).toEqual(having('failed').toSorted());
      expect(result === 'FAILED' || report.conformant === true).toBe(true);
    },
  );

  test('is PASSED only if everything was determined without a warning', () => {
    expect(resultOf(conformant)).toBe('PASSED');
    expect(resultOf(nonconformant)).toBe('FAILED');
    expect(resultOf(asFarAsAsked)).toBe('WARNED');
    expect(parsed(asFarAsAsked).predicate.passedTests).not.toContain('allimages.curid-unique');
    const warned = { outcome: 'failed', message: 'a live cookie' } as const;
    expect(resultOf(reportOf({ 'session.no-live-cookie': warned }))).toBe('WARNED');
    expect(resultOf(reportOf({ 'session.no-live-cookie': warned }, { strict: true }))).toBe('FAILED');
  });

  test('warns of an excused failure, and fails for an entry of the baseline that is not needed', () => {
    const failed = { outcome: 'failed', message: 'ns is 0' } as const;
    const entry = { rule: 'allimages.ns', reason: 'an old import' };
    const excused = { ...reportOf({ 'allimages.ns': failed }), conformant: true };
    const known = parsed({ ...excused, baseline: [{ ...entry, standing: 'failing' }] }).predicate;
    expect(known).toMatchObject({ result: 'WARNED', warnedTests: ['allimages.ns'], failedTests: [] });
    const stale = parsed({ ...conformant, baseline: [{ ...entry, standing: 'passing' }] }).predicate;
    expect(stale).toMatchObject({ result: 'FAILED', failedTests: ['baseline: allimages.ns'] });
  });

  test('embeds its configuration with the digest of its content', () => {
    const { configuration } = parsed(conformant).predicate;
    const embedded = configuration.filter(({ content }) => content !== undefined);
    expect(embedded.map(({ name }) => name)).toEqual(['profile', 'options']);
    for (const { content, digest } of embedded) {
      const bytes = Buffer.from(content ?? '', 'base64');
      expect(digest?.sha256).toBe(createHash('sha256').update(bytes).digest('hex'));
      expect(() => JSON.parse(bytes.toString()) as unknown).not.toThrow();
    }
  });
});
