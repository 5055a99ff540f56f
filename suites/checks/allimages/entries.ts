/** Contract 2.2: what follows for the fields of a file's entry from each other and from the deployment's parameters. */
import { PAGE_IDS } from '../../evidence/trials.js';
import { hash } from 'node:crypto';
import { grouped } from '../../../schemas/text/numbers.js';
import type { RuleId } from '../../../schemas/generated/rules.js';
import {
  LIST,
  entryPlace,
  hasRoom,
  nameOf,
  REMEMBERED,
  type Entry,
  type Page,
  type Trail,
} from '../../evidence/page.js';
import { contrasted, counted, quoted, shown } from '../../values/messages.js';
import { isRealTime } from '../../values/timestamps.js';
import { curidOf, decodedOnce, escapedTitle, foldersOf, suffixOf, targetFault } from '../../values/urls.js';
import { cantTell, passed, type LocalViolation, type Check, type ChecksOf } from '../check.js';
import { hintOnSpelling } from '../hints.js';
import { CONTINUATION, NO_FILES, onPage, type OnPage } from './pages.js';

/** What is wrong with one entry, if anything. */
type EntryViolation = Omit<LocalViolation, 'pointer'> & { readonly field: keyof Entry };

interface OnEntry extends Pick<OnPage, 'untilTheEnd' | 'conclude'> {
  readonly dependsOn: readonly RuleId[];
  readonly judge: (entry: Entry, trail: Trail, page: Page) => EntryViolation | true | undefined;
}

/** A rule on each entry of each listing; of a page, the first violation is shown. */
function onEntry({ dependsOn, judge, ...rest }: OnEntry): Check {
  return onPage({
    dependsOn,
    nothing: NO_FILES,
    ...rest,
    judge(page, trail) {
      let held: true | undefined;
      let first: LocalViolation | undefined;
      let places = 0;
      for (let at = 0; at < page.entries.length; at++) {
        const judgement = judge(page.entries[at] ?? {}, trail, page);
        if (judgement === true) held = true;
        else if (judgement) {
          const { field, ...violation } = judgement;
          places += 1;
          first ??= {
            ...violation,
            place: entryPlace(page.entries[at], at, page.answer.exchange.question),
            pointer: `${LIST}/${at}/${field}`,
          };
        }
      }
      return first ? { ...first, places } : held;
    },
  });
}

const FOLDERS = /^([0-9a-f])\/\1[0-9a-f]$/;

function whyNot(decoded: string | undefined, delimiter: string | undefined): string {
  if (decoded === undefined) return 'has percent-escapes that do not decode to UTF-8';
  return delimiter === undefined ? 'does not end in `name`' : `is cut short by an unescaped \`${delimiter}\``;
}

/** Of a page id of more digits, only a digest is remembered. */
const LONGEST_ID = 100;

export const entryChecks = {
  'allimages.name-bare': onEntry({
    dependsOn: ['allimages.name'],
    judge(entry, { profile }) {
      const name = nameOf(entry);
      if (name === undefined) return undefined;
      const prefix = profile.expected.storedNamespace;
      return (
        !name.startsWith(prefix) || {
          field: 'name',
          message: '`name` has a namespace prefix',
          expected: shown(name.slice(prefix.length)),
          actual: shown(name),
        }
      );
    },
  }),
  'allimages.timestamp-real': onEntry({
    dependsOn: ['allimages.timestamp'],
    judge({ timestamp }, _trail, page) {
      if (typeof timestamp !== 'string') return undefined;
      const isReal = isRealTime(timestamp);
      // In this form, the order of texts is the order of moments.
      if (isReal && timestamp <= page.latest) return true;
      const actual = shown(timestamp);
      return {
        field: 'timestamp',
        message: `\`timestamp\` is ${isReal ? 'in the future' : 'a date that does not exist'}`,
        expected: isReal ? `not after ${page.latest}` : 'a real date and time',
        actual,
      };
    },
  }),
  'allimages.url-prefix': onEntry({
    dependsOn: ['allimages.url'],
    judge({ url }, { profile }) {
      if (typeof url !== 'string') return undefined;
      const { upload_url: upload } = profile.values;
      if (url.startsWith(upload) && url.charAt(upload.length) === '/') return true;
      return {
        field: 'url',
        message: '`url` is outside `upload_url`',
        expected: `${upload}/…`,
        actual: shown(url, 200),
        parameters: ['upload_url'],
      };
    },
  }),
  'allimages.url-fan-out': onEntry({
    dependsOn: ['allimages.url'],
    judge(entry, { profile }) {
      const { url } = entry;
      if (typeof url !== 'string') return undefined;
      const { upload_url: upload, hash_levels: levels } = profile.values;
      const isRight = (folders: string) => (levels === '0' ? folders === '' : FOLDERS.test(folders));
      let path = foldersOf(url, upload, Number(levels));
      if (isRight(path)) return true;
      const suffix = suffixOf(url, nameOf(entry) ?? '');
      if (suffix !== '') path = foldersOf(url.slice(0, -suffix.length), upload, Number(levels));
      if (isRight(path)) return true;
      return {
        field: 'url',
        message:
          levels === '0'
            ? '`url` has folders, but `hash_levels` is 0'
            : '`url` does not have the folders `<d1>/<d1><d2>`',
        expected: levels === '0' ? 'no folder' : 'two folders such as a/a5',
        actual: path === '' ? 'no folder' : shown(path),
        // With other folders, the other number would be wrong as well; outside `upload_url`, they may belong to its true value.
        ...(levels === '0' || path === '' || !url.startsWith(upload) ? { parameters: ['hash_levels'] } : {}),
      };
    },
  }),
  'allimages.url-name': onEntry({
    dependsOn: ['allimages.url', 'allimages.name'],
    judge(entry) {
      const name = nameOf(entry);
      const { url } = entry;
      if (name === undefined || typeof url !== 'string') return undefined;
      const start = url.lastIndexOf('/') + 1;
      const rawName = url.slice(start);
      const decoded = decodedOnce(rawName);
      if (decoded === name && !/[?#]/.test(rawName)) return true;
      const suffix = suffixOf(url, name);
      if (suffix !== '')
        return {
          field: 'url',
          message: '`url` goes on after the name',
          expected: 'nothing after the name',
          actual: shown(suffix, 200),
        };
      const why = whyNot(decoded, /[?#]/.exec(rawName)?.[0]);
      // Where a sign of the name is not escaped, the name itself reads like what is wrong.
      const [expected, actual] = contrasted(rawName === name ? encodeURIComponent(name) : name, rawName);
      return { field: 'url', message: `\`url\` ${why}`, expected, actual };
    },
  }),
  'allimages.descriptionurl-target': onEntry({
    dependsOn: ['allimages.descriptionurl', 'allimages.name'],
    judge(entry, { profile }) {
      const name = nameOf(entry);
      const url = entry.descriptionurl;
      if (name === undefined || typeof url !== 'string') return undefined;
      const { before, after } = profile.expected.article;
      const title = profile.expected.namespace + name;
      const why = targetFault(url, profile.expected.article, title);
      // In addresses, the name of a namespace has underscores for its spaces, as names have.
      if (
        why === undefined ||
        targetFault(url, profile.expected.article, profile.expected.storedNamespace + name) === undefined
      )
        return true;
      const [expected, actual] = contrasted(before + escapedTitle(title) + after, url, 200);
      return {
        field: 'descriptionurl',
        message: `\`descriptionurl\` ${why}`,
        expected,
        actual,
        ...(url.startsWith(before + profile.expected.namespace) && url.endsWith(after)
          ? {}
          : { parameters: ['article_url', 'file_namespace'] }),
      };
    },
  }),
  'allimages.descriptionshorturl-target': onEntry({
    dependsOn: ['allimages.descriptionshorturl'],
    judge({ descriptionshorturl: url }, { profile }) {
      if (typeof url !== 'string') return undefined;
      const expected = profile.expected.shortUrl;
      const id = curidOf(url);
      if (id !== undefined && url.startsWith(expected) && url.length === expected.length + id.length)
        return true;
      return {
        field: 'descriptionshorturl',
        message: '`descriptionshorturl` is not the short URL of a page id',
        expected: `${expected}<a positive integer>`,
        actual: shown(url, 200),
        ...(url.startsWith(expected) ? {} : { parameters: ['public_origin', 'base_url'] }),
      };
    },
  }),
  'allimages.curid-unique': onEntry({
    // If the order is broken, a file may be listed twice, and then shares its page id only with itself.
    dependsOn: ['allimages.descriptionshorturl-target', 'allimages.order', ...CONTINUATION],
    untilTheEnd: true,
    // Judged on the whole listing only: under `aimime` the same files come again.
    judge(entry, trail) {
      const { curids, types } = trail;
      const id = curidOf(entry.descriptionshorturl);
      if (id === undefined || types.length > 0) return undefined;
      const key = id.length > LONGEST_ID ? hash('sha256', id) : id;
      const name = nameOf(entry);
      if (!curids.has(key)) {
        if (curids.size < REMEMBERED && hasRoom(trail)) curids.set(key, name);
        return true;
      }
      const other = curids.get(key);
      return {
        field: 'descriptionshorturl',
        message: `page id ${quoted(id)} already belongs to ${other === undefined ? 'another file' : quoted(other, 80)}`,
        expected: 'a page id of its own',
        actual: id,
        ...(other === undefined || name === undefined ? {} : { files: [other, name] as const }),
      };
    },
    conclude(finding, { trials, walks }) {
      const { verdict = 'proven', reason, trial } = trials.get(PAGE_IDS) ?? {};
      if (finding.outcome === 'failed' && verdict !== 'proven')
        return { ...cantTell(`${finding.message}; however, ${reason}`), place: finding.place };
      if (finding.outcome === 'failed') return { ...finding, trial };
      if (finding.outcome !== 'passed') return finding;
      const entries = walks.get('whole')?.entries ?? 0;
      return passed(
        entries > REMEMBERED
          ? `${grouped(entries)} files checked against the first ${grouped(REMEMBERED)}`
          : `${counted(entries, 'file')} checked`,
        entries > REMEMBERED,
      );
    },
  }),
  'allimages.title-from-name': onEntry({
    dependsOn: ['allimages.title', 'allimages.name'],
    judge(entry, { profile }) {
      const name = nameOf(entry);
      const { title } = entry;
      if (name === undefined || typeof title !== 'string') return undefined;
      const wanted = profile.expected.namespace + name.replaceAll('_', ' ');
      if (title === wanted) return true;
      const [expected, actual] = contrasted(wanted, title);
      return {
        field: 'title',
        message: '`title` does not match `name`',
        expected,
        actual,
        ...hintOnSpelling(wanted, title),
        ...(title.startsWith(profile.expected.namespace) ? {} : { parameters: ['file_namespace'] }),
      };
    },
  }),
} as const satisfies Partial<ChecksOf<'allimages.'>>;
