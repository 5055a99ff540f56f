import { describe, expect, test } from 'vitest';
import { decodedOnce, escapedTitle, foldersOf, suffixOf, targetFault, templateOf } from './urls.js';

test.each([
  ['http://a/images/f/fe/Foo.jpg', ''],
  ['http://a/images/f/fe/Foo.jpg/revision/latest?cb=1', '/revision/latest?cb=1'],
  ['http://a/images/f/fe/Foo%2Ejpg?1', '?1'],
  ['http://a/images/f/fe/Bar.jpg/x', ''],
  ['http://a/thumb/Foo.jpg/9px-Foo.jpg', '/9px-Foo.jpg'],
  ['http://a/i?f=/Foo.jpg#/Foo.jpg', '#/Foo.jpg'],
])('what follows the name in %s is %j', (url, suffix) => {
  expect(suffixOf(url, 'Foo.jpg')).toBe(suffix);
});

describe('decoding once', () => {
  test.each([
    ['%2525', '%25'],
    ['%c3%a9', 'é'],
    ['a+b', 'a+b'],
  ])('%s gives %s', (text, decoded) => {
    expect(decodedOnce(text)).toBe(decoded);
  });

  test.each(['100%.png', '%', '%2', '%zz', '%E9', '%ED%A0%B5'])('%s cannot be decoded', text => {
    expect(decodedOnce(text)).toBeUndefined();
  });
});

const article = templateOf('http://w/wiki/$1');
const inQuery = templateOf('http://w/i.php?title=$1');
const suffixed = templateOf('http://w/$1/view');

test.each([
  ['File:C&D.png', 'File:C%26D.png'],
  ['File:50%.png', 'File:50%25.png'],
  ['A:B?.png', 'A:B%3F.png'],
])('the title %s is written %s', (title, written) => {
  expect(escapedTitle(title)).toBe(written);
});

describe('the URL of a description page', () => {
  test.each([
    ['escaped where it need not be', 'http://w/wiki/File%3AA%2Epng', article, 'File:A.png'],
    ['left as it is where it may be', 'http://w/wiki/File:A(1)!.png', article, 'File:A(1)!.png'],
    ['escaped in lower case', 'http://w/wiki/File:%c3%89.png', article, 'File:É.png'],
    ['written in its own script', 'http://w/wiki/File:日本.png', article, 'File:日本.png'],
    ['with a question mark escaped', 'http://w/wiki/File:What%3F.png', article, 'File:What?.png'],
    ['with a plus in the path', 'http://w/wiki/File:E+F.png', article, 'File:E+F.png'],
    ['in the query', 'http://w/i.php?title=File:C%26D.png', inQuery, 'File:C&D.png'],
    ['before the end of its template', 'http://w/File:A%3F.png/view', suffixed, 'File:A?.png'],
  ])('may be %s', (_how, url, template, title) => {
    expect(targetFault(url, template, title)).toBeUndefined();
  });

  test.each([
    ['of another title', 'http://w/wiki/File:B.png', article, 'File:A.png', 'is not'],
    ['with something behind the title', 'http://w/wiki/File:A.png?x', article, 'File:A.png', 'is not'],
    ['escaped twice', 'http://w/wiki/File:C%2526D.png', article, 'File:C&D.png', 'is not'],
    ['escaped into no UTF-8', 'http://w/wiki/File:%E9.png', article, 'File:é.png', 'do not decode'],
    ['cut by a question mark', 'http://w/wiki/File:What?.png', article, 'File:What?.png', 'unescaped `?`'],
    ['cut by an ampersand', 'http://w/i.php?title=File:C&D.png', inQuery, 'File:C&D.png', 'unescaped `&`'],
    [
      'with a plus for a space',
      'http://w/i.php?title=File:E+F.png',
      inQuery,
      'File:E+F.png',
      'unescaped `+`',
    ],
    ['escaped before the title', 'http://w/%77iki/File:A.png', article, 'File:A.png', 'differently from'],
    ['with its template overlapping', 'http://w/view', templateOf('http://w/v$1view'), 'i', 'is not'],
    ['behind another address', 'http://v/wiki/File:A.png', article, 'File:A.png', 'is not'],
    ['behind another address, escaped', 'http://v/wiki/File:%E9.png', article, 'File:é.png', 'is not'],
    ['before another end', 'http://w/File:A.png/edit', suffixed, 'File:A.png', 'is not'],
  ])('is faulty %s', (_how, url, template, title, fault) => {
    expect(targetFault(url, template, title)).toContain(fault);
  });
});

const UPLOAD = 'http://u/f';

test.each([
  ['are those of its URL', `${UPLOAD}/a/a5/A.png`, 2, 'a/a5'],
  ['are none', `${UPLOAD}/A.png`, 0, ''],
  ['are none, where two are expected', `${UPLOAD}/A.png`, 2, ''],
  ['are more than expected', `${UPLOAD}/a/a5/a5b/A.png`, 2, 'a/a5/a5b'],
  ['are under another address', 'http://o/x/a/a5/A.png', 2, 'a/a5'],
  ['are none under another address', 'http://o/x/A.png', 0, ''],
  ['are none in a URL that is too short for any', 'http://o/A.png', 2, ''],
  ['are fewer than expected under another address', 'http://o/a/A.png', 2, 'a'],
  ['are under an address that only begins alike', `${UPLOAD}2/a/a5/A.png`, 2, 'a/a5'],
  ['are under an address that is escaped in another way', 'http://u/%66/a/a5/A.png', 2, 'a/a5'],
])('the folders of a file %s', (_how, url, levels, folders) => {
  expect(foldersOf(url, UPLOAD, levels)).toBe(folders);
});
