import { describe, expect, test } from 'vitest';
import { excerptOf } from './excerpt.js';

const body = '{"query":{"allimages":[{"ns":6,"a/b~c":"x"},{"ns":0}],"empty":{}}}';

describe('the excerpt of an answer', () => {
  test('marks the very place, in the raw text', () => {
    expect(excerptOf(body, '/query/allimages/1/ns')).toEqual({
      before: '{"query":{"allimages":[{"ns":6,"a/b~c":"x"},{"ns":',
      marked: '0',
      after: '}],"empty":{}}}',
    });
  });

  test('marks what lacks a field', () => {
    const { marked, note } = excerptOf(body, '/query/empty/title');
    expect([marked, note]).toEqual(['{}', 'What is marked has no `title`.']);
  });

  test('marks nothing where the place lies beyond what is kept', () => {
    const { marked, note } = excerptOf(`${body.slice(0, 30)}…`, '/query/allimages/1/ns');
    expect([marked, note]).toEqual([
      '',
      'The place lies beyond the part of the answer that the report keeps.',
    ]);
  });

  test('marks nothing in an answer that is no JSON, or that is nested without end', () => {
    for (const text of ['<!doctype html>', '', '['.repeat(32_768)]) {
      const { marked, note } = excerptOf(text, '/query/allimages');
      expect([marked, note !== undefined]).toEqual(['', true]);
    }
  });

  test('is short, however long the answer and the place are', () => {
    const long = JSON.stringify({ a: 'x'.repeat(30_000), b: 'y'.repeat(30_000), c: 'z'.repeat(30_000) });
    const { before, marked, after } = excerptOf(long, '/b');
    expect(before).toMatch(/^…x+","b":$/);
    expect(marked).toMatch(/^"y+ … y+"$/);
    expect(after).toMatch(/^,"c":"z+…$/);
    expect(before.length + marked.length + after.length).toBeLessThan(2_000);
    expect(excerptOf(long, undefined).before.length).toBeLessThan(2_000);
  });
});
