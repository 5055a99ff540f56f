import { describe, expect, test } from 'vitest';
import { hostile, serveHostile } from '../../../fixtures/hostile/index.js';
import type { HostileId } from '../../../fixtures/hostile/index.js';
import { reportOn, seen } from '../samples/verdicts.js';

const WORD = 'p@ss/"SECRET"<1>&ö';
const TOKEN = 'tok-SECRET/1+2==';
const HEADERS = [
  ['Cookie', 'wiki_session=cookie-SECRET-1; other=cookie-SECRET-2'],
  ['X-Api-Key', 'key\'s-"SECRET"/3'],
] as const;

const ids = (Object.keys(hostile) as HostileId[]).filter(id => id.startsWith('echo-'));

/** What must not be found: each credential holds the word, and the login has a form of its own. */
const telling = ['SECRET', Buffer.from(`alice:${WORD}`).toString('base64')];

const places = (text: string) =>
  telling.flatMap(secret => {
    const at = text.indexOf(secret);
    return at < 0 ? [] : [text.slice(Math.max(0, at - 100), at + 60)];
  });

describe('a server that tells what it was told', () => {
  test.each(ids)('%s: no user information of the URL stands in the report', async id => {
    const target = await serveHostile(id);
    const url = target.url.replace('http://', `http://alice:${encodeURIComponent(WORD)}@`);
    const report = await reportOn({ ...target, url }, { headers: HEADERS });
    expect(places(JSON.stringify(report))).toEqual([]);
    expect({ does: hostile[id].does, wrong: seen(report).wrong }).toEqual({
      does: hostile[id].does,
      wrong: [],
    });
  });

  test.each(ids)('%s: no credential of a header stands in the report', async id => {
    const target = await serveHostile(id);
    const report = await reportOn(target, { headers: [['Authorization', `Bearer ${TOKEN}`], ...HEADERS] });
    expect(places(JSON.stringify(report))).toEqual([]);
    expect(seen(report).wrong).toEqual([]);
  });
});
