/** What is said of every rule, whatever it came to: on wikis that keep the contract, and where little can be seen. */
import { expect, test } from 'vitest';
import type { Reply } from '../../../fixtures/wiki/wiki.js';
import { answersOf, collectSample, resultsFrom } from '../samples/audits.js';
import type { Answering, SampleOptions } from '../samples/audits.js';

/** Another answer to some questions. */
const instead =
  (isMeant: (query: URLSearchParams) => boolean, reply: ReturnType<Answering>): Answering =>
  (url, headers) =>
    isMeant(new URL(url).searchParams) ? reply : answersOf({})(url, headers);

const lost = { kind: 'timeout', message: 'no headers within 10 s' } as const;
const html = (body: string): Reply => ({
  status: 200,
  headers: [['Content-Type', 'text/html']],
  body: Buffer.from(body),
});
const error = (code: string): Reply => ({
  status: 200,
  headers: [['Content-Type', 'application/json']],
  body: Buffer.from(JSON.stringify({ error: { code } })),
});
const replicas = [
  { host: 'db1', lag: 0 },
  { host: 'db2', lag: 3 },
];

const asked: readonly (readonly [name: string, answers: Answering, options?: SampleOptions])[] = [
  ['a wiki with diagnostics', answersOf({ debuginfo: true })],
  ['an empty wiki', answersOf({ files: 0 })],
  ['a wiki with one file', answersOf({ files: 1 })],
  ['a wiki with one full page', answersOf({ files: 10 })],
  ['a wiki in German', answersOf({ uiLanguage: 'de' }), { parameters: { ui_language: 'de' } }],
  ['a wiki without folders', answersOf({ hashLevels: 0 }), { parameters: { hash_levels: '0' } }],
  ['a wiki without aimime', answersOf({ mimeFilter: 'off' }), { parameters: { mime_filter: 'off' } }],
  ['a wiki without aimime that does not say so', answersOf({ mimeFilter: 'off' })],
  ['a wiki with aimime that denies it', answersOf({}), { parameters: { mime_filter: 'off' } }],
  [
    'a wiki with replicas',
    answersOf({ replication: replicas }),
    { parameters: { replication: 'replicated' } },
  ],
  ['a wiki whose replicas stand still', answersOf({}), { parameters: { replication: 'replicated' } }],
  [
    'a wiki that denies its replicas',
    answersOf({ replication: replicas }),
    { parameters: { replication: 'none' } },
  ],
  ['a wiki without replicas', answersOf({}), { parameters: { replication: 'none' } }],
  [
    'a wiki that shows a host',
    answersOf({ replication: [{ host: 'db1', lag: -1 }] }),
    { parameters: { hostnames: 'shown' } },
  ],
  ['a private wiki', answersOf({ private: true })],
  ['the first page only', answersOf({}), { maxPages: 1 }],
  ['a sample title that is not there', answersOf({}), { sample: 'Nowhere.png' }],
  ['no answer at all', () => lost],
  ['a website', () => html('<!DOCTYPE html><title>Welcome</title>')],
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

const wikis = asked.map(([name, answers, options = {}]) => [name, answers, options] as const);

interface Said {
  readonly rule: string;
  readonly words: string;
}

async function saidOf(answers: Answering, options: SampleOptions): Promise<readonly Said[]> {
  const evidence = await collectSample(answers, options);
  expect(evidence.fault).toBeUndefined();
  return resultsFrom(evidence).map(({ rule, outcome, message, hint, blockedBy }) => {
    const more = [hint && `hint: ${hint}`, blockedBy && `by: ${blockedBy}`].filter(Boolean);
    return { rule, words: [`${outcome}: ${message}`, ...more].join('\n  ') };
  });
}

/** Each thing that is said once, with the rules of which it is said. */
function gathered(said: readonly Said[]): string {
  const rules = new Map<string, string[]>();
  for (const { rule, words } of said) rules.set(words, [...(rules.get(words) ?? []), rule]);
  return [...rules].map(([words, of]) => `${words}\n    ${of.join(' ')}`).join('\n');
}

const reference = saidOf(answersOf({}), {});

test('what is said of each rule on the reference wiki is on file', async () => {
  expect(gathered(await reference)).toMatchSnapshot();
});

test.each(wikis)('%s: what is said otherwise is on file', async (_name, answers, options) => {
  const [usual, said] = [await reference, await saidOf(answers, options)];
  expect(gathered(said.filter(({ words }, at) => words !== usual[at]?.words))).toMatchSnapshot();
});

test('each silence that shows itself is observed in words that are on file', async () => {
  const { observed } = await collectSample(answersOf({ debuginfo: true }));
  expect([...observed.silences].map(([silence, seen]) => `${silence}: ${seen}`).toSorted()).toMatchSnapshot();
});
