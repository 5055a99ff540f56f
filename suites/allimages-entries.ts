/** Contract 2.2: what follows for the fields of a file's entry from each other and from the deployment's parameters. */
import type { CheckRuleId } from '../schemas/generated/rules.js';
import type { PageRule } from './checks.js';
import type { Fault } from './ledger.js';
import { REMEMBERED } from './limits.js';
import { curidOf } from './look-titles.js';
import { LIST, entryWords, nameOf } from './page.js';
import type { Entry, Page, Trail } from './page.js';
import { explainedBy, linkBase } from './profile.js';
import type { Profile } from './profile.js';
import { decodedOnce, fileUrl, targetFault } from './urls.js';
import { quoted, shown } from './words.js';

/** What is wrong with one entry, if anything. */
type EntryFault = Omit<Fault, 'exchange' | 'pointer'> & { readonly field: keyof Entry };
type EntryRule = (entry: Entry, trail: Trail, page: Page) => EntryFault | true | undefined;

/** Makes a rule on pages of a rule on entries: the first fault of the page. */
function onEntries(rule: EntryRule): PageRule {
  return (page, trail) => {
    let held: true | undefined;
    for (let at = 0; at < page.entries.length; at++) {
      const verdict = rule(page.entries[at] ?? {}, trail, page);
      if (verdict === true) held = true;
      else if (verdict) {
        const { field, message, ...rest } = verdict;
        const pointer = `${LIST}/${at}/${field}`;
        return { message: `${entryWords(page, at)} ${message}`, exchange: page.answer.exchange.id, pointer, ...rest };
      }
    }
    return held;
  };
}

const prefixOf = ({ values }: Profile) => `${values.file_namespace}:`;

const nameBare: EntryRule = (entry, { profile }) => {
  const name = nameOf(entry);
  if (name === undefined) return undefined;
  const prefix = prefixOf(profile).replaceAll(' ', '_');
  return !name.startsWith(prefix) || { field: 'name', message: 'carries its namespace in its `name`', expected: shown(name.slice(prefix.length)), actual: shown(name) };
};

const DAY = 86_400_000;

/** The moment of a timestamp, or `undefined` where there is no such date or time. */
function momentOf(timestamp: string): number | undefined {
  const [, date = '', second] = /^(\d{4}-\d{2}-\d{2}T\d{2}:\d{2}):(\d{2})Z$/.exec(timestamp) ?? [];
  // ISO 8601 has leap seconds, which JavaScript's dates have not; they end a half-year.
  if (second === '60' && /-(06-30|12-31)T23:59$/.test(date)) return Date.parse(`${date}:59Z`);
  const moment = Date.parse(timestamp);
  if (Number.isNaN(moment)) return undefined;
  return new Date(moment).toISOString() === timestamp.replace('Z', '.000Z') ? moment : undefined;
}

const timestampReal: EntryRule = ({ timestamp }, _trail, page) => {
  if (typeof timestamp !== 'string') return undefined;
  const moment = momentOf(timestamp);
  const actual = shown(timestamp);
  if (moment === undefined) return { field: 'timestamp', message: `has a date that does not exist, ${actual}`, expected: 'a real date and time', actual };
  const { startedAt } = page.answer.exchange;
  if (moment <= startedAt + DAY) return true;
  const expected = `not after ${new Date(startedAt + DAY).toISOString()}`;
  return { field: 'timestamp', message: `was uploaded in the future, ${actual}`, expected, actual };
};

const urlPrefix: EntryRule = ({ url }, { profile }) => {
  if (typeof url !== 'string') return undefined;
  const { upload_url: upload, hash_levels: levels } = profile.values;
  const { prefix } = fileUrl(url, upload, Number(levels));
  if (prefix === (decodedOnce(upload) ?? upload)) return true;
  return {
    field: 'url',
    message: `has a \`url\` outside of the upload address`,
    expected: `${upload}/…`,
    actual: shown(url, 200),
    hint: explainedBy(profile, 'upload_url'),
  };
};

const urlFanOut: EntryRule = ({ url }, { profile }) => {
  if (typeof url !== 'string') return undefined;
  const { upload_url: upload, hash_levels: levels } = profile.values;
  const { folders } = fileUrl(url, upload, Number(levels));
  const path = folders.join('/');
  if (levels === '0' ? path === '' : /^([0-9a-f])\/\1[0-9a-f]$/.test(path)) return true;
  return {
    field: 'url',
    message: levels === '0' ? 'lies in a folder of its own' : `does not lie in folders \`<d1>/<d1><d2>\``,
    expected: levels === '0' ? 'no folder' : 'two folders such as a/a5',
    actual: path === '' ? 'no folder' : shown(path),
    hint: explainedBy(profile, 'hash_levels'),
  };
};

const urlName: EntryRule = (entry, { profile }) => {
  const name = nameOf(entry);
  if (name === undefined || typeof entry.url !== 'string') return undefined;
  const last = fileUrl(entry.url, profile.values.upload_url, Number(profile.values.hash_levels));
  const delimiter = /[?#]/.exec(last.rawName)?.[0];
  if (last.name === name && delimiter === undefined) return true;
  const why = last.name === undefined ? 'whose percent-escapes do not decode to UTF-8' : delimiter === undefined ? 'that does not end in its name' : `that an unescaped \`${delimiter}\` cuts`;
  return { field: 'url', message: `has a \`url\` ${why}`, expected: shown(name), actual: shown(last.rawName) };
};

const descriptionTarget: EntryRule = (entry, { profile }) => {
  const name = nameOf(entry);
  const url = entry.descriptionurl;
  if (name === undefined || typeof url !== 'string') return undefined;
  const template = profile.values.article_url;
  const title = prefixOf(profile) + name;
  const why = targetFault(url, template, title);
  if (why === undefined) return true;
  return {
    field: 'descriptionurl',
    message: `has another \`descriptionurl\`: ${why}`,
    expected: template.replace('$1', () => title),
    actual: shown(url, 200),
    hint: explainedBy(profile, 'article_url', 'file_namespace'),
  };
};

const shortTarget: EntryRule = ({ descriptionshorturl: url }, { profile }) => {
  if (typeof url !== 'string') return undefined;
  const expected = `${linkBase(profile)}/index.php?curid=`;
  const id = curidOf(url);
  if (id !== undefined && (url === expected + id || decodedOnce(url) === decodedOnce(expected + id))) return true;
  return {
    field: 'descriptionshorturl',
    message: 'has another `descriptionshorturl`',
    expected: `${expected}<a positive integer>`,
    actual: shown(url, 200),
    hint: explainedBy(profile, 'public_origin', 'base_url'),
  };
};

/** Judged on the whole listing only: under `aimime` the same files come again. */
const curidUnique: EntryRule = ({ descriptionshorturl: url }, { curids, types }) => {
  const id = curidOf(url);
  if (id === undefined || types.length > 0 || curids.size >= REMEMBERED) return undefined;
  if (curids.has(id)) return { field: 'descriptionshorturl', message: `has the page id ${quoted(id)} of another file`, actual: id };
  curids.add(id);
  return true;
};

const titleFromName: EntryRule = (entry, { profile }) => {
  const name = nameOf(entry);
  const { title } = entry;
  if (name === undefined || typeof title !== 'string') return undefined;
  const expected = prefixOf(profile) + name.replaceAll('_', ' ');
  if (title === expected) return true;
  return { field: 'title', message: `has the title ${quoted(title, 80)}`, expected: shown(expected), actual: shown(title), hint: explainedBy(profile, 'file_namespace') };
};

/** The rules on entries, each with what it needs. */
export const entryRules = [
  ['allimages.name-bare', onEntries(nameBare)],
  ['allimages.timestamp-real', onEntries(timestampReal)],
  ['allimages.url-prefix', onEntries(urlPrefix)],
  ['allimages.url-fan-out', onEntries(urlFanOut)],
  ['allimages.url-name', onEntries(urlName)],
  ['allimages.descriptionurl-target', onEntries(descriptionTarget)],
  ['allimages.descriptionshorturl-target', onEntries(shortTarget)],
  ['allimages.curid-unique', onEntries(curidUnique)],
  ['allimages.title-from-name', onEntries(titleFromName)],
] as const satisfies readonly (readonly [CheckRuleId, PageRule])[];
