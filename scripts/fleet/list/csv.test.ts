import { expect, test } from 'vitest';
import { csvRecords } from './rows.js';

/** Line, and fields or mistake, of each record. A stray quotation mark spoils only its own line. */
test.each<[text: string, records: readonly string[]]>([
  ['a,b\r\nc,d\r\n', ['1: a|b', '2: c|d']],
  ['"a,1","say ""hi""",""', ['1: a,1|say "hi"|']],
  ['"two\r\nlines",x\n', ['1: two\r\nlines|x']],
  ['a\n\n\r\nb', ['1: a', '4: b']],
  [' a , b ', ['1:  a | b ']],
  ['', []],
  ['a\n"b\nb",c\n\nd\n', ['1: a', '2: b\nb|c', '5: d']],
  ['a,b"c,d\ne,f', ['1: a quotation mark in a field without quotes', '2: e|f']],
  ['a\rb', ['1: a carriage return without a line feed']],
  ['x\n"a"b,c\ne,f', ['1: x', '2: text after a quoted field', '3: e|f']],
  ['x\n"a,b\nc\nd', ['1: x', '2: a quoted field is not closed', '3: c', '4: d']],
  ['"a,b\nc\n"d",e', ['1: text after a quoted field', '2: c', '3: d|e']],
  [
    'a\n"b\nc"x\nd',
    ['1: a', '2: text after a quoted field', '3: a quotation mark in a field without quotes', '4: d'],
  ],
])('%j', (text, records) => {
  const found = csvRecords(text).map(
    ({ line, fields, mistake }) => `${line}: ${mistake ?? fields.join('|')}`,
  );
  expect(found).toEqual(records);
});
