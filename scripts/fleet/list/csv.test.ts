import { describe, expect, test } from 'vitest';
import { csvRecords } from './csv.js';

const fieldsOf = (text: string) => csvRecords(text).map(({ fields }) => fields);

describe('comma-separated values', () => {
  test.each([
    [
      'a,b\r\nc,d\r\n',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    ['"a,1","say ""hi""",""', [['a,1', 'say "hi"', '']]],
    ['"two\r\nlines",x\n', [['two\r\nlines', 'x']]],
    ['a\n\n\r\nb', [['a'], ['b']]],
    [' a , b ', [[' a ', ' b ']]],
    ['', []],
  ])('%j', (text, fields) => {
    expect(fieldsOf(text)).toEqual(fields);
  });

  test('keep the line on which a record begins, whatever its fields hold', () => {
    expect(csvRecords('a\n"b\nb",c\n\nd\n').map(({ line }) => line)).toEqual([1, 2, 5]);
  });

  test.each([
    ['a,b"c,d\ne,f', 1, 'a quotation mark in a field without quotes'],
    ['a\rb', 1, 'a carriage return without a line feed'],
    ['x\n"a"b,c\ne,f', 2, 'text after a quoted field'],
    ['x\ny\n"a,b\nc,d\n', 3, 'a quoted field is not closed'],
  ])('a mistake is named with its line: %j', (text, line, mistake) => {
    expect(csvRecords(text).find(record => record.mistake !== undefined)).toMatchObject({ line, mistake });
  });

  test.each([
    ['"a,b\nc\nd', [1, 'c', 'd']],
    ['"a,b\nc\n"d",e', [1, 'c', 'd']],
    ['a\n"b\nc"x\nd', ['a', 2, 3, 'd']],
  ])('a quotation mark too many hides no other line: %j', (text, expected) => {
    const found = csvRecords(text).map(({ line, fields, mistake }) =>
      mistake === undefined ? fields[0] : line,
    );
    expect(found).toEqual(expected);
  });
});
