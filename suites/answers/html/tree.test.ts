import { expect, test } from 'vitest';
import { treeOf, xhtmlAsHtml } from './tree.js';

test.each([
  ['a page', '<!DOCTYPE html><title>x</title><pre>{}</pre>'],
  ['nothing', ''],
  ['400 elements within each other', '<div>'.repeat(400)],
  ['90,000 elements', '<b></b>'.repeat(90_000)],
])('%s is read', (_what, html) => {
  expect(treeOf(html)).toMatchObject({ root: { nodeName: '#document' } });
});

test.each([
  ['the elements of the page are nested more than 512 deep', '<div>'.repeat(600)],
  ['the page has more than 200,000 elements', '<b></b>'.repeat(201_000)],
])('%s', (why, html) => {
  expect(treeOf(html)).toBe(why);
});

test.each([
  ['<pre><![CDATA[{"a":"<b> &amp;"}]]></pre>', '<pre>{"a":"&lt;b> &amp;amp;"}</pre>'],
  [
    '<script src="x"/><div class="a>b"/><br/><hr />',
    '<script src="x"></script><div class="a>b"></div><br></br><hr ></hr>',
  ],
  ["<a href='\"/>'/>", "<a href='\"/>'></a>"],
  ['a <![CDATA[b', 'a b'],
  ['a <b "', 'a <b "'],
])('XHTML %s means %s', (xml, html) => {
  expect(xhtmlAsHtml(xml)).toBe(html);
});
