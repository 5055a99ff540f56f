import { expect, test } from 'vitest';
import { firstVisibleLine } from './first-line.js';

test.each([
  ['\n  Too many\trequests \nmore', 'Too many requests'],
  ['<br />\n<b>Fatal error</b>:  Uncaught &quot;x&quot;', 'Fatal error: Uncaught "x"'],
  [
    '<!doctype html><title>T</title><style>p{}</style><h1>It &lt;works&gt; &#8211; &#x41;</h1><p>Yes',
    'It <works> – A',
  ],
  [
    '<html><head><title>Just a moment&hellip;</title></head><body><script>go()</script></body>',
    'Just a moment…',
  ],
  ['<!-- nothing --> ', undefined],
  ['\uFEFF', undefined],
  ['1 < 2', '1 < 2'],
  ['<p>&#9999999;', '&#9999999;'],
])('a reader of %j sees first %j', (body, line) => {
  expect(firstVisibleLine(body)).toBe(line);
});
