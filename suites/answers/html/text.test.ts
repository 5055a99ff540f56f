import { expect, test } from 'vitest';
import { textOf, type PageText } from './text.js';

test.each([
  ['the elements of the page are nested more than 512 deep', '<div>', 510],
  ['the page has more than 200,000 elements', '<br>', 199_997],
])('%s', (why, element, most) => {
  expect(textOf(element.repeat(most))).not.toBeTypeOf('string');
  expect(textOf(element.repeat(most + 1))).toBe(why);
});

test.each([
  ['', ''],
  ['<title>x</title>a<b>b</b><br>c<!-- d --><p>e</p><p>f</p>\n<i>g</i>', 'ab\nc\ne\nf\n\ng'],
  ['<table><tr><td>a<td>b<tr><th>c</table>d', 'ab\nc\nd'],
  ['a<i hidden>b</i><i style="DISPLAY :none">c</i><b style="left:-1000px">d</b><b style="left:-9px">e', 'ae'],
  ['<script>a</script><button>b</button><noscript>c</noscript><svg>d</svg>', 'd'],
  ['<i>1</i><i>2.</i> <i>3</i><p><i> 4| </i>5', ' 3\n5'],
  ['<b>1<i></i></b><pre>\n\na</pre>', '1\n\na'],
])('of %s, a reader sees %j', (html, text) => {
  expect(textOf(html)).toMatchObject({ text: text && `${text}\n` });
});

test('each element has its place, and only blocks and cells separate what is around them', () => {
  const { places } = textOf('<p>a<i>b</i></p><table><td>c') as PageText;
  const written = places.map(({ name, start, end, isBlock }) => `${name} ${start}-${end} ${isBlock}`);
  const [table, cell] = ['table 3-5 true|tbody 3-5 true', 'tr 3-4 true|td 3-4 true'];
  expect(written.join('|')).toBe(`html 0-5 false|body 0-5 true|p 0-2 true|i 1-2 false|${table}|${cell}`);
});
