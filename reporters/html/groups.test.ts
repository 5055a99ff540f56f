import { expect, test } from 'vitest';
import { catalogue } from '../../suites/checks/catalogue.js';
import type { ProbeId } from '../../suites/evidence/evidence.js';
import { queryNames, sentHeaders, urlOf } from '../../suites/values/queries.js';
import type { Query } from '../../suites/values/queries.js';
import { concerns, groupedExchanges } from './groups.js';

const title = { sent: 'File:A.png', exists: true, kind: 'an existing title' };

const everywhere = (manner: Partial<Query>): Query[] =>
  queryNames.map(query => ({ query, title, ...manner }));

/** What each probe asks; the plan asks everything in every manner. */
const asked: Readonly<Record<ProbeId, readonly Query[]>> = {
  languageinfo: [{ query: 'languageinfo' }],
  dbrepllag: [{ query: 'dbrepllag' }],
  'first page': [{ query: 'allimages', page: 1 }],
  walk: [{ query: 'allimages', page: 2, cursor: { aicontinue: 'B', continue: '-||' } }],
  filters: [{ query: 'allimages', page: 1, types: ['image/png'] }],
  'missing titles': [{ query: 'duplicatefiles', title }],
  'existing title': [{ query: 'duplicatefiles', title }],
  html: everywhere({ html: true }),
  session: everywhere({ cookie: 'wiki_session=1' }),
  credentials: everywhere({ bare: true }),
  plan: [],
};

function groupOf(query: Query) {
  const url = urlOf('http://wiki.example/api.php', query);
  const request = { method: 'GET', url, headers: sentHeaders(query) };
  const [group] = groupedExchanges([{ id: 1, question: '', request, ms: 1 }]);
  if (!group) throw new Error('one exchange makes one group');
  return group;
}

test.each([...catalogue].map(([rule, { probes }]) => ({ rule, probes })))(
  '$rule leads to the answers that its probes ask for',
  ({ rule, probes }) => {
    const missing = probes.flatMap(probe => asked[probe]).filter(query => !concerns(rule, groupOf(query)));
    expect(missing).toEqual([]);
  },
);

test('requests are known by their URLs, in whatever order their parameters are', () => {
  const names = [
    groupOf({ query: 'allimages', types: ['image/png', 'image/gif'], order: 'all reversed' }),
    groupOf({ query: 'dbrepllag', html: true, cookie: 'a=b' }),
    groupOf({ query: 'languageinfo', cookie: 'a=b', order: 'format first' }),
    ...groupedExchanges([
      { id: 1, question: '', request: { method: 'GET', url: 'nonsense', headers: {} }, ms: 1 },
    ]),
  ].map(({ name }) => name);
  expect(names).toEqual([
    'allimages by media type',
    'dbrepllag in HTML',
    'languageinfo with a cookie',
    'other requests',
  ]);
});
