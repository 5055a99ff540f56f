/** A conforming wiki in any lawful disguise is not accused: the contract leaves open how an answer is laid out. */
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Alteration, Json, Reply, WikiDocument } from '../../../fixtures/wiki/wiki.js';
import { isObject } from '../../answers/reading.js';
import { answersOf, collectSample, failuresIn, resultsFrom } from '../samples/audits.js';

/** Changes every object of a document, from the inside out; the languages keep their order. */
function everyObject(value: Json, change: (members: [string, Json][]) => [string, Json][], key = ''): Json {
  if (Array.isArray(value)) return value.map((item: Json) => everyObject(item, change));
  if (!isObject(value)) return value;
  const members = Object.entries(value).map(([name, member]): [string, Json] => [
    name,
    everyObject(member, change, name),
  ]);
  return Object.fromEntries(key === 'languageinfo' ? members : change(members));
}

const withKeys = (document: WikiDocument, change: (members: [string, Json][]) => [string, Json][]) =>
  everyObject(document, change) as WikiDocument;

/** Escapes every byte, in lower case. */
const escapedWholly = (text: string) => Buffer.from(text).toString('hex').replace(/../g, '%$&');

const escapedTail = (url: string, mark: string) => {
  const at = url.lastIndexOf(mark) + mark.length;
  return url.slice(0, at) + escapedWholly(decodeURIComponent(url.slice(at)));
};

const documentDisguises: Readonly<Record<string, (document: WikiDocument) => WikiDocument>> = {
  'keys in another order': document => withKeys(document, members => members.toReversed()),
  'further top-level keys': document => ({
    warnings: { main: { '*': 'x' } },
    ...document,
    requestid: 'x',
    curtimestamp: '2024-01-01T00:00:00Z',
  }),
  'further fields of files and records': document =>
    withKeys(document, members => {
      const isFile = members.some(([name]) => name === 'descriptionurl');
      const isRecord = members.some(([name]) => name === 'ns') && !isFile;
      return isFile
        ? [['size', 1.0], ...members, ['user', 'Anna']]
        : isRecord
          ? [...members, ['contentmodel', 'wikitext']]
          : members;
    }),
  'URLs escaped wholly, in lower case': document =>
    withKeys(document, members =>
      members.map(([name, member]) => {
        if (typeof member !== 'string') return [name, member];
        if (name === 'url') return [name, escapedTail(member, '/')];
        return [name, name === 'descriptionurl' ? escapedTail(member, 'File') : member];
      }),
    ),
  'debuginfo that never is the same': document => ({
    ...document,
    debuginfo: { time: Math.PI, log: 'none', queries: [{}] },
  }),
};

const escapedJson = (text: string) =>
  text.replace(
    /[\u0080-\uffff]/g,
    char => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0').toUpperCase()}`,
  );

type Text = (json: unknown) => string;
const plainTexts: Readonly<Record<string, Text>> = {
  'on one line': json => JSON.stringify(json),
  'escaped in upper case, slashes too': json => escapedJson(JSON.stringify(json)).replaceAll('/', '\\/'),
  'indented, with white space around it': json => `\n${JSON.stringify(json, null, 3)}\r\n`,
};

const quoted = (text: string) =>
  text.replaceAll('&', '&#38;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const htmlTexts: Readonly<Record<string, Text>> = {
  'in a pre': json => `<p>${NOTICE}</p><pre>${quoted(JSON.stringify(json, null, 2))}</pre>`,
  highlighted: json =>
    `<p>${NOTICE}</p><div class="mw-highlight"><pre><span></span>${JSON.stringify(json, null, '\t').replace(/"(\\.|[^"\\])*"|[{}[\],:]/g, token => `<span class="p">${quoted(token)}</span>`)}\n</pre></div>`,
  'between other parts of a page': json =>
    `<nav><h2>{</h2></nav><style>p {}</style><div>${NOTICE}<code>\r\n${quoted(JSON.stringify(json, null, 4))}</code><footer>{}</footer></div>`,
};

const NOTICE = 'This is HTML, fit for <i>debugging</i>. It is <b>not</b> meant to be used by applications.';

const mediaTypes = [
  'application/json',
  'Application/JSON;charset="utf-8"',
  'text/json',
  'application/problem+json',
];
const htmlTypes = ['text/html', 'TEXT/HTML; charset=utf-8', 'application/xhtml+xml'];

interface Disguise {
  readonly document: readonly string[];
  readonly plain: string;
  readonly html: string;
  readonly plainType: string;
  readonly htmlType: string;
}

const disguises: fc.Arbitrary<Disguise> = fc.record({
  document: fc.shuffledSubarray(Object.keys(documentDisguises)),
  plain: fc.constantFrom(...Object.keys(plainTexts)),
  html: fc.constantFrom(...Object.keys(htmlTexts)),
  plainType: fc.constantFrom(...mediaTypes),
  htmlType: fc.constantFrom(...htmlTypes),
});

function alterationTo({ document, plain, html, plainType, htmlType }: Disguise): Alteration {
  return {
    document: original =>
      document.reduce((changed, name) => documentDisguises[name]?.(changed) ?? changed, original),
    reply: (reply, { request }) => {
      const isPlain = request.query.get('format') === 'json';
      const json: unknown = JSON.parse(isPlain ? reply.body.toString() : decoded(reply));
      const text = isPlain ? plainTexts[plain]?.(json) : htmlTexts[html]?.(json);
      return {
        ...reply,
        body: Buffer.from(text ?? ''),
        headers: [['CONTENT-TYPE', isPlain ? plainType : htmlType]],
      };
    },
  };
}

function decoded(reply: Reply): string {
  const [, text = ''] = /<pre[^>]*>(.*)<\/pre>/s.exec(reply.body.toString()) ?? [];
  return text.replaceAll('&lt;', '<').replaceAll('&amp;', '&');
}

function look(files: number, disguise: Disguise) {
  return collectSample(answersOf({ files, languages: ['de', 'en', 'en-gb'] }, alterationTo(disguise)));
}

test('a lawful disguise is not seen through: nothing fails, and nothing stays open', async () => {
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(0, 5, 12, 31), disguises, async (files, disguise) => {
      const evidence = await look(files, disguise);
      expect(failuresIn(evidence)).toEqual([]);
      const open = resultsFrom(evidence).filter(
        ({ outcome }) => outcome === 'cantTell' || outcome === 'untested',
      );
      expect(open).toEqual([]);
    }),
    { seed: 1, numRuns: 100 },
  );
});

test('a disguise that is not lawful is', async () => {
  const disguise = {
    document: [],
    plain: 'on one line',
    html: 'in a pre',
    plainType: 'text/plain',
    htmlType: 'text/html',
  };
  expect(failuresIn(await look(5, disguise))).toEqual([expect.stringMatching(/^envelope.media-type: /)]);
});
