/** The message of every rule on lawful wikis, and on wikis of which little can be seen. */
import { expect, test } from 'vitest';
import { edit } from '../../../fixtures/mutants/dsl/edits.js';
import type { Alteration, Json, Reply, WikiOptions } from '../../../fixtures/wiki/wiki.js';
import {
  answersOf,
  collectSample,
  resultsFrom,
  type Answering,
  type SampleOptions,
} from '../samples/audits.js';

const instead =
  (isMeant: (query: URLSearchParams) => boolean, reply: ReturnType<Answering>): Answering =>
  (url, headers) =>
    isMeant(new URL(url).searchParams) ? reply : answersOf({})(url, headers);

const lost = { kind: 'timeout', message: 'no headers within 10 s' } as const;
const reply = (type: string, text: string): Reply => ({
  status: 200,
  headers: [['Content-Type', type]],
  body: Buffer.from(text),
});
const error = (code: string) => reply('application/json', JSON.stringify({ error: { code } }));
const replicas = [
  { host: 'db1', lag: 0 },
  { host: 'db2', lag: 3 },
];

/** Each answer has one replica more than the last. */
function growing(): Alteration {
  let times = 0;
  return edit('/query/dbrepllag', list => Array.from({ length: ++times }, () => (list as Json[])[0] ?? null));
}

const declared = (wiki: WikiOptions, parameters: SampleOptions['parameters'] = {}) =>
  [answersOf(wiki), { parameters }] as const;

const wikis: readonly (readonly [name: string, answers: Answering, options?: SampleOptions])[] = [
  ['a wiki with diagnostics', answersOf({ debuginfo: true })],
  ['an empty wiki', answersOf({ files: 0 })],
  ['a wiki with one file', answersOf({ files: 1 })],
  ['a wiki with one full page', answersOf({ files: 10 })],
  ['a wiki in German', ...declared({ uiLanguage: 'de' }, { ui_language: 'de' })],
  ['a wiki without folders', ...declared({ hashLevels: 0 }, { hash_levels: '0' })],
  ['a wiki without aimime', ...declared({ mimeFilter: 'off' }, { mime_filter: 'off' })],
  ['a wiki without aimime that does not say so', ...declared({ mimeFilter: 'off' })],
  ['a wiki with aimime that denies it', ...declared({}, { mime_filter: 'off' })],
  ['a wiki with replicas', ...declared({ replication: replicas }, { replication: 'replicated' })],
  ['a wiki whose replicas stand still', ...declared({}, { replication: 'replicated' })],
  ['a wiki that denies its replicas', ...declared({ replication: replicas }, { replication: 'none' })],
  ['a wiki without replicas', ...declared({}, { replication: 'none' })],
  [
    'a wiki that shows a host',
    ...declared({ replication: [{ host: 'b', lag: -1 }] }, { hostnames: 'shown' }),
  ],
  ['a wiki with ever more replicas', answersOf({}, growing())],
  ['a private wiki', answersOf({ private: true })],
  ['a wiki elsewhere', answersOf({}), { steady: false }],
  ['a stronger plan', answersOf({}), { strength: 2 }],
  ['the first page only', answersOf({}), { maxPages: 1 }],
  ['a sample title that is not there', answersOf({}), { sample: 'Nowhere.png' }],
  ['no answer at all', () => lost],
  ['a website', () => reply('text/html', '<!DOCTYPE html><title>Welcome</title>')],
  ['no answer in HTML', instead(query => !query.has('format'), lost)],
  ['no answer on languages', instead(query => query.get('meta') === 'languageinfo', lost)],
  ['no answer on titles', instead(query => query.has('titles'), lost)],
  ['no answer under aimime', instead(query => query.has('aimime'), lost)],
  ['no answer on the second page', instead(query => query.has('aicontinue'), lost)],
  ['an error on the lag', instead(query => query.get('siprop') === 'dbrepllag', error('unknown_siprop'))],
  ['an error on titles', instead(query => query.has('titles'), error('badtitle'))],
  ['an error on the listing', instead(query => query.has('list'), error('unknown_list'))],
  ['a busy answer on the listing', instead(query => query.has('list'), error('maxlag'))],
];

async function saidOf(answers: Answering, options: SampleOptions = {}) {
  const evidence = await collectSample(answers, options);
  expect(evidence.fault).toBeUndefined();
  const { asked, waits } = evidence;
  const cost = `${asked.length} questions, ${waits} waits`;
  const results = resultsFrom(evidence).map(
    ({ rule, outcome, message, hint, blockedBy, evidence: cited }) => {
      const places = cited.flatMap(({ pointer, expected, actual }) => [
        pointer && `at: ${pointer}`,
        expected && `expected: ${expected}`,
        actual && `actual: ${actual}`,
      ]);
      const more = [hint && `hint: ${hint}`, blockedBy && `by: ${blockedBy}`, ...places].filter(Boolean);
      return { rule, words: [`${outcome}: ${message}`, ...more].join('\n  ') };
    },
  );
  return [...results, { rule: 'in total', words: cost }];
}

type Said = Awaited<ReturnType<typeof saidOf>>;

/** Each message once, with its rules. */
function gathered(said: Said): string {
  const rules = new Map<string, string[]>();
  for (const { rule, words } of said) rules.set(words, [...(rules.get(words) ?? []), rule]);
  return [...rules].map(([words, of]) => `${words}\n    ${of.join(' ')}`).join('\n');
}

const reference = saidOf(answersOf({}));

test('what is said of each rule on the reference wiki is on file', async () => {
  expect(gathered(await reference)).toMatchSnapshot();
});

test.each(wikis.map(([name, ...how]) => [name, how] as const))(
  '%s: what is said otherwise is on file',
  async (_name, how) => {
    const [usual, said] = [await reference, await saidOf(...how)];
    expect(gathered(said.filter(({ words }, at) => words !== usual[at]?.words))).toMatchSnapshot();
  },
);

test('each silence that shows itself is observed in words that are on file', async () => {
  const { observed } = await collectSample(answersOf({ debuginfo: true }));
  expect([...observed.silences].map(([silence, seen]) => `${silence}: ${seen}`).toSorted()).toMatchSnapshot();
});

test('the questions of an audit are on file, in their order', async () => {
  expect((await collectSample(answersOf({}))).asked.join('\n')).toMatchSnapshot();
});
