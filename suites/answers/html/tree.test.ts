import { expect, test } from 'vitest';
import { parse } from 'parse5';
import { textOf } from './text.js';
import { openTrees, xhtmlAsHtml } from './tree.js';

const treeOf = await openTrees();
const plainTreeOf = (html: string) => parse(html, { scriptingEnabled: false });

test.each([
  ['a page', '<!DOCTYPE html><title>x</title><pre>{}</pre>'],
  ['nothing', ''],
  ['400 elements within each other', '<div>'.repeat(400)],
  ['90,000 elements', '<b></b>'.repeat(90_000)],
])('%s is read', (_what, html) => {
  expect(treeOf(html)).toMatchObject({ nodeName: '#document' });
});

test.each([
  ['the elements of the page are nested more than 512 deep', '<div>'.repeat(600)],
  ['the page has more than 200,000 elements', '<b></b>'.repeat(201_000)],
  ['the page has more than 200,000 elements', '<!---->'.repeat(201_000)],
  ['the page has more than 1,000,000 words', 'a '.repeat(600_000)],
])('%s', (why, html) => {
  expect(treeOf(html)).toBe(why);
});

test.each([
  ['<pre><![CDATA[{"a":"<b> &amp;"}]]></pre>', '<pre>{"a":"&lt;b> &amp;amp;"}</pre>'],
  [
    '<script src="x"/><div class="a>b"/><br/><hr />',
    '<script src="x"></script><div class="a>b"></div><br/><hr />',
  ],
  ['<?xml version="1.0"?><!-- <a/> --><p>x</p>', '<!-- <a/> --><p>x</p>'],
  ["<a href='\"/>'/>", "<a href='\"/>'></a>"],
  ['a <![CDATA[b', 'a b'],
  ['a <b "', 'a <b "'],
])('XHTML %s means %s', (xml, html) => {
  expect(xhtmlAsHtml(xml)).toBe(html);
});

const LONG = `{&quot;a&quot;: &#39;${'b < c > d '.replaceAll('<', '&lt;').repeat(40)}&#x27; &amp;amp; \u00e9}`;

/** Long text is read apart from the elements, which must make no difference. */
test.each([
  ['an element', `<pre>${LONG}</pre>`],
  ['several elements', `<pre>\n ${LONG}\n</pre><p>${LONG}<b>${LONG}</b> x ${LONG}<br>`],
  ['text without an element', `${LONG}<p>`],
  ['the end of a page', `<p>${LONG}`],
  ['a comment', `<p>a<!-- <b>${LONG}<i> --><p>${LONG}</p>`],
  ['an attribute', `<p title="a>${LONG}<b">c</p><p>${LONG}</p>`],
  ['an attribute that ends in what looks like text', `<p title="a>${LONG}" hidden<b>c</p><p>${LONG}</p>`],
  ['text after a bracket', `<p>a >${LONG}</p><p>${LONG}</p>`],
  ['a script', `<script>if (a > b) {${LONG}}</script><p>c</p>`],
  ['a style sheet', `<style>a > ${LONG}</style><p>c</p>`],
  ['a title and a text area', `<title>${LONG}</title><textarea>\n${LONG}</textarea>`],
  ['a listing of old', `<xmp>${LONG}</xmp><listing>\n\n${LONG}</listing><plaintext>${LONG}<`],
  ['an element without scripts', `<noscript>${LONG}</noscript><p>c`],
  ['a table, before which text is moved', `<table>${LONG}<tr>${LONG}<td>${LONG}</td></tr></table>`],
  ['frames, which have no text', `<frameset>${LONG}<frame></frameset>${LONG}<noframes>${LONG}</noframes>`],
  ['a script of an image', `<svg><script>${LONG}</script><style>${LONG}</style></svg><p>c</p>`],
  ['a processing instruction', `<?x ${LONG}<p>${LONG}</p>`],
  ['a section of an image', `<svg><![CDATA[<a>${LONG}<b>]]></svg><p>${LONG}</p>`],
  ['a template', `<template>${LONG}</template><select><option>${LONG}</select>`],
  ['characters that a parser changes', `<p>${LONG}\r\n\0 &copy &notit; &#128; &Amp; &#0;</p>`],
  ['the sign of a mark', `<p>\u007f0\u007f${LONG}</p>`],
  ['malformed tags', `<p <b>${LONG}</ b><p a='>${LONG}</p>' b>c`],
])('long text in %s', (_where, html) => {
  const tree = treeOf(html);
  if (typeof tree === 'string') throw new Error(tree);
  for (const view of [{}, { omitsHidden: true }])
    expect(textOf(tree, view)).toEqual(textOf(plainTreeOf(html), view));
  expect(treesOf(tree)).toEqual(treesOf(plainTreeOf(html)));
});

/** All that a tree says, in order. */
function treesOf(node: object): unknown {
  const { nodeName, value, data, attrs, childNodes, content } = node as Record<string, unknown>;
  const children = (childNodes as object[] | undefined)?.map(treesOf);
  return { nodeName, value, data, attrs, children, content: content ? treesOf(content) : undefined };
}
