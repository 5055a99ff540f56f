/** Contract 2.2: what follows for the fields of a file's entry from each other and from the deployment's parameters. */
import { hash } from 'node:crypto';
import { grouped } from '../../../schemas/text/numbers.js';
import type { Finding } from '../../../schemas/verdict.js';
import { PAGE_IDS, trialUnder, type Evidence } from '../../evidence/evidence.js';
import { LIST, entryPlace, hasRoom, nameOf, REMEMBERED, type Page, type Trail } from '../../evidence/page.js';
import type { Expected, Profile } from '../../evidence/profile.js';
import type { LocalViolation } from '../../evidence/violations.js';
import { contrasted, counted, quoted, shown } from '../../values/messages.js';
import { isRealTime } from '../../values/timestamps.js';
import { curidOf, decodedOnce, escapedTitle, foldersOf, suffixOf, targetFault } from '../../values/urls.js';
import { cantTell, passed, type Check, type ChecksOf, type Observed } from '../check.js';
import { hintOnSpelling } from '../hints.js';
import { CONTINUATION, judgeEntries, NO_FILES, onPage, untilTheEnd } from './pages.js';

/** Where a field stands. */
interface Subject {
  /** The name of its entry; empty if that has none. */
  readonly name: string;
  readonly values: Profile['values'];
  readonly deployed: Expected;
  readonly page: Page;
  readonly trail: Trail;
}

type OfField = (text: string, about: Subject) => LocalViolation | boolean;

/** A rule on a field of each entry of each listing, which may hold, be broken, or have nothing to judge. */
const onField = (
  field: 'name' | 'timestamp' | 'url' | 'descriptionurl' | 'descriptionshorturl' | 'title',
  judge: OfField,
  { dependsOn = [], ...row }: Pick<Observed, 'dependsOn'> & Partial<Pick<Observed, 'conclude'>> = {},
): Check =>
  onPage({ nothing: NO_FILES, ...row, dependsOn: [`allimages.${field}`, ...dependsOn] }, (page, trail) => {
    const { values, expected: deployed } = trail.profile;
    return judgeEntries(page, (entry, at) => {
      const { [field]: text } = entry;
      if (typeof text !== 'string') return false;
      const judgement = judge(text, { name: nameOf(entry) ?? '', values, deployed, page, trail });
      if (typeof judgement === 'boolean') return judgement;
      const place = entryPlace(entry, at, page.answer.exchange.question);
      return { ...judgement, place, pointer: `${LIST}/${at}/${field}` };
    });
  });

/** The same for one that follows from the name of its entry. */
const onNamedField = (field: 'url' | 'descriptionurl' | 'title', judge: OfField): Check =>
  onField(field, (text, about) => about.name !== '' && judge(text, about), {
    dependsOn: ['allimages.name'],
  });

const FOLDERS = /^([0-9a-f])\/\1[0-9a-f]$/;

function whyNot(decoded: string | undefined, delimiter: string | undefined): string {
  if (decoded === undefined) return 'has percent-escapes that do not decode to UTF-8';
  return delimiter === undefined ? 'does not end in `name`' : `is cut short by an unescaped \`${delimiter}\``;
}

/** Of a page id of more digits, only a digest is remembered. */
const LONGEST_ID = 100;

const sharedPageId: OfField = (url, { name, trail }) => {
  const { curids, types } = trail;
  const id = curidOf(url);
  // Under `aimime` the same files come again.
  if (id === undefined || types.length > 0) return false;
  const key = id.length > LONGEST_ID ? hash('sha256', id) : id;
  if (!curids.has(key)) {
    if (curids.size < REMEMBERED && hasRoom(trail)) curids.set(key, name);
    return true;
  }
  const other = curids.get(key) ?? '';
  return {
    message: `page id ${quoted(id)} already belongs to ${other === '' ? 'another file' : quoted(other, 80)}`,
    expected: 'a page id of its own',
    actual: id,
    ...(other === '' || name === '' ? {} : { files: [other, name] }),
  };
};

function ofPageIds(finding: Finding, evidence: Evidence): Finding {
  if (finding.outcome === 'failed') {
    const { verdict, reason, trial } = trialUnder(evidence, PAGE_IDS);
    if (verdict === 'proven') return { ...finding, trial };
    return { ...cantTell(`${finding.message}; however, ${reason}`), place: finding.place };
  }
  const atEnd = untilTheEnd(finding, evidence);
  if (atEnd.outcome !== 'passed') return atEnd;
  const entries = evidence.walks.get('whole')?.entries ?? 0;
  return entries > REMEMBERED
    ? passed(`${grouped(entries)} files checked against the first ${grouped(REMEMBERED)}`, true)
    : passed(`${counted(entries, 'file')} checked`);
}

export const entryChecks = {
  'allimages.name-bare': onField('name', (name, { deployed: { storedNamespace: prefix } }) => {
    if (!name.startsWith(prefix)) return true;
    const message = '`name` has a namespace prefix';
    return { message, expected: shown(name.slice(prefix.length)), actual: shown(name) };
  }),
  'allimages.timestamp-real': onField('timestamp', (timestamp, { page: { latest } }) => {
    const isReal = isRealTime(timestamp);
    // In this form, the order of texts is the order of moments.
    if (isReal && timestamp <= latest) return true;
    return {
      message: `\`timestamp\` is ${isReal ? 'in the future' : 'a date that does not exist'}`,
      expected: isReal ? `not after ${latest}` : 'a real date and time',
      actual: shown(timestamp),
    };
  }),
  'allimages.url-prefix': onField('url', (url, { values: { upload_url: upload } }) => {
    if (url.startsWith(`${upload}/`)) return true;
    const message = '`url` is outside `upload_url`';
    return { message, expected: `${upload}/…`, actual: shown(url, 200), parameters: ['upload_url'] };
  }),
  'allimages.url-fan-out': onField('url', (url, { values, name }) => {
    const { upload_url: upload, hash_levels: levels } = values;
    const isFlat = levels === '0';
    const isRight = (folders: string) => (isFlat ? folders === '' : FOLDERS.test(folders));
    const bare = url.slice(0, url.length - suffixOf(url, name).length);
    const path = foldersOf(bare, upload, Number(levels));
    if (isRight(path) || isRight(foldersOf(url, upload, Number(levels)))) return true;
    return {
      message: isFlat
        ? '`url` has folders, but `hash_levels` is 0'
        : '`url` does not have the folders `<d1>/<d1><d2>`',
      expected: isFlat ? 'no folder' : 'two folders such as a/a5',
      actual: path === '' ? 'no folder' : shown(path),
      // With other folders, the other number would be wrong as well; outside `upload_url`, they may belong to its true value.
      ...(isFlat || path === '' || !url.startsWith(upload) ? { parameters: ['hash_levels'] } : {}),
    };
  }),
  'allimages.url-name': onNamedField('url', (url, { name }) => {
    const rawName = url.slice(url.lastIndexOf('/') + 1);
    const decoded = decodedOnce(rawName);
    const [delimiter] = /[?#]/.exec(rawName) ?? [];
    if (decoded === name && delimiter === undefined) return true;
    const suffix = suffixOf(url, name);
    if (suffix !== '') {
      const message = '`url` goes on after the name';
      return { message, expected: 'nothing after the name', actual: shown(suffix, 200) };
    }
    // If a sign of the name is not escaped, the name itself reads like what is wrong.
    const [expected, actual] = contrasted(rawName === name ? encodeURIComponent(name) : name, rawName);
    return { message: `\`url\` ${whyNot(decoded, delimiter)}`, expected, actual };
  }),
  'allimages.descriptionurl-target': onNamedField('descriptionurl', (url, { name, deployed }) => {
    const { article, namespace, storedNamespace } = deployed;
    const why = targetFault(url, article, namespace + name);
    // In addresses, the name of a namespace has underscores for its spaces, as names have.
    if (why === undefined || targetFault(url, article, storedNamespace + name) === undefined) return true;
    const { before, after } = article;
    const [expected, actual] = contrasted(before + escapedTitle(namespace + name) + after, url, 200);
    const isDeployed = url.startsWith(before + namespace) && url.endsWith(after);
    const declared = isDeployed ? {} : { parameters: ['article_url', 'file_namespace'] as const };
    return { message: `\`descriptionurl\` ${why}`, expected, actual, ...declared };
  }),
  'allimages.descriptionshorturl-target': onField(
    'descriptionshorturl',
    (url, { deployed: { shortUrl } }) => {
      const id = curidOf(url);
      if (id !== undefined && url === shortUrl + id) return true;
      return {
        message: '`descriptionshorturl` is not the short URL of a page id',
        expected: `${shortUrl}<a positive integer>`,
        actual: shown(url, 200),
        ...(url.startsWith(shortUrl) ? {} : { parameters: ['public_origin', 'base_url'] }),
      };
    },
  ),
  'allimages.curid-unique': onField('descriptionshorturl', sharedPageId, {
    // If the order is broken, a file may be listed twice, and then shares its page id only with itself.
    dependsOn: ['allimages.descriptionshorturl-target', 'allimages.order', ...CONTINUATION],
    conclude: ofPageIds,
  }),
  'allimages.title-from-name': onNamedField('title', (title, { name, deployed: { namespace } }) => {
    const wanted = namespace + name.replaceAll('_', ' ');
    if (title === wanted) return true;
    const [expected, actual] = contrasted(wanted, title);
    const declared = title.startsWith(namespace) ? {} : { parameters: ['file_namespace'] as const };
    const message = '`title` does not match `name`';
    return { message, expected, actual, ...hintOnSpelling(wanted, title), ...declared };
  }),
} as const satisfies Partial<ChecksOf<'allimages.'>>;
