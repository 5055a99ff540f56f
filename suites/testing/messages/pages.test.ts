/** What is read from the page of each mutant and variant of the HTML form. */
import { expect, test } from 'vitest';
import { mutants } from '../../../fixtures/mutants/index.js';
import type { Alteration, WikiOptions } from '../../../fixtures/wiki/wiki.js';
import { variants } from '../../../fixtures/variants/index.js';
import { readPage } from '../../answers/html/page.js';
import { answersOf, API } from '../samples/audits.js';
import { answered } from '../samples/exchanges.js';

const shortly = (text: string) => (text.length > 150 ? `${text.slice(0, 110)}… (${text.length})` : text);

function readFrom(wiki: WikiOptions = {}, alter: Alteration = {}): ReadonlyMap<string, string> {
  const got = answersOf(wiki, alter)(`${API}?action=query&meta=siteinfo&siprop=dbrepllag`, {});
  if ('kind' in got) throw new Error(got.message);
  const headers = got.headers.map(([name, value]) => [name.toLowerCase(), value] as const);
  const parts = Object.entries(readPage(answered(got.body, { headers })));
  return new Map(parts.map(([name, part]) => [name, shortly(JSON.stringify(part) ?? 'nothing')]));
}

const usual = readFrom();

type All = Readonly<Record<string, { readonly wiki?: WikiOptions; readonly alter?: Alteration }>>;

test.each<[what: string, all: All]>([
  ['mutants', mutants],
  ['variants', variants],
])('what is read otherwise from the pages of %s is on file', (_what, all) => {
  const ids = new Map<string, string>();
  for (const [id, { wiki, alter }] of Object.entries(all)) {
    const parts = id.startsWith('html.') && !alter?.socket ? [...readFrom(wiki, alter)] : [];
    const read = parts
      .flatMap(([name, part]) => (part === usual.get(name) ? [] : `\n  ${name} ${part}`))
      .join('');
    if (read !== '') ids.set(read, `${ids.get(read) ?? ''}\n${id}`);
  }
  expect([...ids].map(([read, named]) => named + read).join('')).toMatchSnapshot();
});
