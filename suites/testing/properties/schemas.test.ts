/**
 * The schemas proven both ways: documents derived from a schema are accepted, and for each of its constraints a document
 * that violates nothing else is refused, at the cost of the rule that owns the place.
 */
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ruleLocations } from '../../../schemas/generated/rules.js';
import { soundDocuments } from '../samples/documents.js';
import { schemaNames, schemaOf } from '../samples/schemas.js';
import { violationsOf } from '../samples/violations.js';
import { shapeMismatches } from '../../checks/shape.js';

describe.each(schemaNames)('the schema %s', name => {
  const schema = schemaOf(name);
  const violations = violationsOf(schema).map(({ what, rule, changes }) => [what, rule, changes] as const);

  test('accepts what keeps to it', () => {
    fc.assert(
      fc.property(fc.oneof(soundDocuments(schema, true), soundDocuments(schema, false)), document => {
        expect(shapeMismatches(name, document)).toEqual([]);
      }),
      { seed: 1, numRuns: 30 },
    );
  });

  test.each(violations)('refuses a document %s, at the cost of %s', (_what, rule, changes) => {
    fc.assert(
      fc.property(soundDocuments(schema, true), changes, (document, change) => {
        const faults = shapeMismatches(name, change(document));
        expect(faults.map(fault => fault.rule)).toEqual([rule]);
      }),
      { seed: 1, numRuns: 5 },
    );
  });

  test('has a violation for every rule that owns a place in it', () => {
    const owning = new Set(ruleLocations[name].map(({ rule }) => rule));
    expect(new Set(violations.map(([, rule]) => rule))).toEqual(owning);
  });
});

test('a pattern that every string matches is a mistake', () => {
  expect(() => violationsOf({ type: 'string', pattern: '.*' })).toThrow('nothing violates the pattern .*');
});

test('a keyword that nobody knows how to violate is a mistake', () => {
  const schema = { type: 'string', maxLength: 1 } as const;
  expect(() => violationsOf(schema)).toThrow('the keyword maxLength has no violation');
});
