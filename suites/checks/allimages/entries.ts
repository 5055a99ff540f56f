/** Contract 2.2: what follows for the fields of a file's entry from each other and from the deployment's parameters. */
import type { CheckRuleId } from '../../../schemas/generated/rules.js';
import type { PageRule } from '../check.js';
import type { Fault } from '../../evidence/violations.js';
import { REMEMBERED } from '../../values/name-list.js';
import { LIST, entryWords, nameOf } from '../../evidence/page.js';
import type { Entry, Page, Trail } from '../../evidence/page.js';
import { explainedBy } from '../../evidence/profile.js';
import { isRealTime } from '../../values/timestamps.js';
import { curidOf, decodedOnce, fileUrl, foldersOf, plainlySpells, targetFault } from '../../values/urls.js';
import { quoted, shown } from '../../values/messages.js';

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
        return {
          message: `${entryWords(page, at)} ${message}`,
          exchange: page.answer.exchange.id,
          pointer,
          ...rest,
        };
      }
    }
    return held;
  };
}

const nameBare: EntryRule = (entry, { profile }) => {
  const name = nameOf(entry);
  if (name === undefined) return undefined;
  const prefix = profile.expected.storedNamespace;
  return (
    !name.startsWith(prefix) || {
      field: 'name',
      message: 'carries its namespace in its `name`',
      expected: shown(name.slice(prefix.length)),
      actual: shown(name),
    }
  );
};

const timestampReal: EntryRule = ({ timestamp }, _trail, page) => {
  if (typeof timestamp !== 'string') return undefined;
  // In this form, the order of texts is the order of moments.
  if (isRealTime(timestamp) && timestamp <= page.latest) return true;
  const actual = shown(timestamp);
  if (!isRealTime(timestamp))
    return {
      field: 'timestamp',
      message: `has a date that does not exist, ${actual}`,
      expected: 'a real date and time',
      actual,
    };
  return {
    field: 'timestamp',
    message: `was uploaded in the future, ${actual}`,
    expected: `not after ${page.latest}`,
    actual,
  };
};

const urlPrefix: EntryRule = ({ url }, { profile }) => {
  if (typeof url !== 'string') return undefined;
  const { upload_url: upload, hash_levels: levels } = profile.values;
  if (url.startsWith(upload) && url.charAt(upload.length) === '/') return true;
  if (fileUrl(url, upload, Number(levels)).prefix === (decodedOnce(upload) ?? upload)) return true;
  return {
    field: 'url',
    message: 'has a `url` outside of the upload address',
    expected: `${upload}/…`,
    actual: shown(url, 200),
    hint: explainedBy(profile, 'upload_url'),
  };
};

const FOLDERS = /^([0-9a-f])\/\1[0-9a-f]$/;

const urlFanOut: EntryRule = ({ url }, { profile }) => {
  if (typeof url !== 'string') return undefined;
  const { upload_url: upload, hash_levels: levels } = profile.values;
  const path = foldersOf(url, upload, Number(levels));
  if (levels === '0' ? path === '' : FOLDERS.test(path)) return true;
  return {
    field: 'url',
    message: levels === '0' ? 'lies in a folder of its own' : 'does not lie in folders `<d1>/<d1><d2>`',
    expected: levels === '0' ? 'no folder' : 'two folders such as a/a5',
    actual: path === '' ? 'no folder' : shown(path),
    hint: explainedBy(profile, 'hash_levels'),
  };
};

const urlName: EntryRule = entry => {
  const name = nameOf(entry);
  const { url } = entry;
  if (name === undefined || typeof url !== 'string') return undefined;
  const start = url.lastIndexOf('/') + 1;
  if (plainlySpells(url, start, url.length, name) && !/[?#]/.test(name)) return true;
  const rawName = url.slice(start);
  const decoded = decodedOnce(rawName);
  if (decoded === name && !/[?#]/.test(rawName)) return true;
  const why = whyNot(decoded, /[?#]/.exec(rawName)?.[0]);
  return { field: 'url', message: `has a \`url\` ${why}`, expected: shown(name), actual: shown(rawName) };
};

function whyNot(decoded: string | undefined, delimiter: string | undefined): string {
  if (decoded === undefined) return 'whose percent-escapes do not decode to UTF-8';
  return delimiter === undefined
    ? 'that does not end in its name'
    : `that an unescaped \`${delimiter}\` cuts`;
}

const descriptionTarget: EntryRule = (entry, { profile }) => {
  const name = nameOf(entry);
  const url = entry.descriptionurl;
  if (name === undefined || typeof url !== 'string') return undefined;
  const title = profile.expected.namespace + name;
  const why = targetFault(url, profile.expected.article, title);
  // In addresses, the name of a namespace has underscores for its spaces, as names have.
  if (
    why === undefined ||
    targetFault(url, profile.expected.article, profile.expected.storedNamespace + name) === undefined
  )
    return true;
  return {
    field: 'descriptionurl',
    message: `has another \`descriptionurl\`: ${why}`,
    expected: profile.values.article_url.replace('$1', () => title),
    actual: shown(url, 200),
    hint: explainedBy(profile, 'article_url', 'file_namespace'),
  };
};

const shortTarget: EntryRule = ({ descriptionshorturl: url }, { profile }) => {
  if (typeof url !== 'string') return undefined;
  const expected = profile.expected.shortUrl;
  const id = curidOf(url);
  if (id !== undefined && url.startsWith(expected) && url.length === expected.length + id.length) return true;
  if (id !== undefined && decodedOnce(url) === decodedOnce(expected + id)) return true;
  return {
    field: 'descriptionshorturl',
    message: 'has another `descriptionshorturl`',
    expected: `${expected}<a positive integer>`,
    actual: shown(url, 200),
    hint: explainedBy(profile, 'public_origin', 'base_url'),
  };
};

/** A page id of more digits is not remembered. */
const LONGEST_ID = 100;

/** Judged on the whole listing only: under `aimime` the same files come again. */
const curidUnique: EntryRule = ({ descriptionshorturl: url }, { curids, types }) => {
  const id = curidOf(url);
  if (id === undefined || id.length > LONGEST_ID || types.length > 0 || curids.size >= REMEMBERED)
    return undefined;
  return (
    curids.add(id) || {
      field: 'descriptionshorturl',
      message: `has the page id ${quoted(id)} of another file`,
      actual: id,
    }
  );
};

const titleFromName: EntryRule = (entry, { profile }) => {
  const name = nameOf(entry);
  const { title } = entry;
  if (name === undefined || typeof title !== 'string') return undefined;
  if (isTitleOf(title, profile.expected.namespace, name)) return true;
  const expected = profile.expected.namespace + name.replaceAll('_', ' ');
  return {
    field: 'title',
    message: `has the title ${quoted(title, 80)}`,
    expected: shown(expected),
    actual: shown(title),
    hint: explainedBy(profile, 'file_namespace'),
  };
};

const UNDERSCORE = 0x5f;
const SPACE = 0x20;

/** Whether a title is namespace and name with spaces for underscores, compared in place: a walk does this for every file. */
function isTitleOf(title: string, namespace: string, name: string): boolean {
  const start = namespace.length;
  if (title.length !== start + name.length || !title.startsWith(namespace)) return false;
  for (let at = 0; at < name.length; at++) {
    const unit = name.charCodeAt(at);
    if (title.charCodeAt(start + at) !== (unit === UNDERSCORE ? SPACE : unit)) return false;
  }
  return true;
}

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
