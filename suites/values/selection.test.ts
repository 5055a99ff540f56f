import { describe, expect, test } from 'vitest';
import { ruleIds } from '../../schemas/rule-ids.js';
import { selectRules } from './selection.js';

describe('the selected rules', () => {
  test('are all without a glob, and none where a glob matches nothing', () => {
    expect([...selectRules([])]).toEqual(ruleIds);
    expect([...selectRules(['*'])]).toEqual(ruleIds);
    expect(selectRules(['nothing.*']).size).toBe(0);
  });

  test('are found at once, however many stars a glob has', () => {
    expect(selectRules([`${'*a'.repeat(500)}b`]).size).toBe(0);
    expect(selectRules(['*'.repeat(500)]).size).toBe(selectRules([]).size);
  });

  test('are those that any glob matches, once and in the order of the catalogue', () => {
    const selected = [...selectRules(['session.*', 'allimages.ns', '*.ns'])];
    expect(selected).toEqual(ruleIds.filter(id => id.startsWith('session.') || id.endsWith('.ns')));
  });

  test.each(['[', '(', '\\', '{1}', '^allimages.ns$'])(
    'are none for the text %s, which is no pattern',
    glob => {
      expect(selectRules([glob]).size).toBe(0);
    },
  );
});
