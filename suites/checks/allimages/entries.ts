/** Contract 2.2: what follows for the fields of a file's entry from each other and from the deployment's parameters. */
import { hash } from 'node:crypto';
import { grouped } from '../../../schemas/text/numbers.js';
import type { RuleId } from '../../../schemas/generated/rules.js';
import type { Finding } from '../../../schemas/verdict.js';
import type { Evidence } from '../../evidence/evidence.js';
import { LIST, entryPlace, hasRoom, nameOf, REMEMBERED, type Page, type Trail } from '../../evidence/page.js';
import type { Judgement } from '../../evidence/violations.js';
import { contrasted, counted, quoted, shown } from '../../values/messages.js';
import { isRealTime } from '../../values/timestamps.js';
import { curidOf, decodedOnce, escapedTitle, foldersOf, suffixOf, targetFault } from '../../values/urls.js';
import { passed, type Check, type ChecksOf, type Observed } from '../check.js';
import { CONTINUATION, judgeEntries, NO_FILES, onPage, untilTheEnd } from './pages.js';

/** Judges a field by the name of its entry, which is empty if it has none. */
type OfField = (text: string, name: string, trail: Trail, page: Page) => Judgement;

/** A rule on a field of each entry of each listing. */
const onField = (
  field: 'name' | 'timestamp' | 'url' | 'descriptionurl' | 'descriptionshorturl' | 'title',
  dependsOn: readonly RuleId[],
  judge: OfField,
  conclude?: Observed['conclude'],
): Check =>
  onPage(
    [`allimages.${field}`, ...dependsOn],
    (page, trail) =>
      judgeEntries(page, (entry, at) => {
        const { [field]: text } = entry;
        const found = typeof text === 'string' ? judge(text, nameOf(entry) ?? '', trail, page) : undefined;
        if (typeof found !== 'object') return found;
        const place = entryPlace(entry, at, page.answer.exchange.question);
        return { ...found, place, pointer: `${LIST}/${at}/${field}` };
      }),
    { nothing: NO_FILES, conclude },
  );

const NAME = ['allimages.name'] as const;

const sharedPageId: OfField = (url, name, trail) => {
  const { curids, types } = trail;
  const id = curidOf(url);
  // Listings by type show the same files again.
  if (id === undefined || types.length > 0) return undefined;
  // A hostile listing must not fill the memory.
  const key = id.length > 100 ? hash('sha256', id) : id;
  const other = curids.get(key) ?? '';
  if (!curids.has(key)) {
    if (curids.size < REMEMBERED && hasRoom(trail)) curids.set(key, name);
    return true;
  }
  return {
    message: `page id ${quoted(id)} already belongs to ${other === '' ? 'another file' : quoted(other, 80)}`,
    expected: 'a page id of its own',
    actual: id,
    ...(other === '' || name === '' ? {} : { suspect: [other, name] }),
  };
};

function ofPageIds(finding: Finding, evidence: Evidence): Finding {
  const atEnd = untilTheEnd(finding, evidence);
  if (atEnd.outcome !== 'passed') return atEnd;
  const entries = evidence.walks.get('whole')?.entries ?? 0;
  if (entries <= REMEMBERED) return passed(`${counted(entries, 'file')} checked`);
  return passed(`${grouped(entries)} files checked against the first ${grouped(REMEMBERED)}`, true);
}

export const entryChecks = {
  'allimages.name-bare': onField('name', [], (name, _name, { profile }) => {
    const prefix = profile.expected.storedNamespace;
    if (!name.startsWith(prefix)) return true;
    const message = '`name` has a namespace prefix';
    return { message, expected: shown(name.slice(prefix.length)), actual: shown(name) };
  }),
  'allimages.timestamp-real': onField('timestamp', [], (timestamp, _name, _trail, { latest }) => {
    const isReal = isRealTime(timestamp);
    if (isReal && timestamp <= latest) return true;
    return {
      message: `\`timestamp\` is ${isReal ? 'in the future' : 'a date that does not exist'}`,
      expected: isReal ? `not after ${latest}` : 'a real date and time',
      actual: shown(timestamp),
    };
  }),
  'allimages.url-prefix': onField('url', [], (url, _name, { profile }) => {
    const upload = profile.values.upload_url;
    if (url.startsWith(`${upload}/`)) return true;
    const message = '`url` is outside `upload_url`';
    return { message, expected: `${upload}/…`, actual: shown(url, 200), parameters: ['upload_url'] };
  }),
  'allimages.url-fan-out': onField('url', [], (url, name, { profile }) => {
    const { upload_url: upload, hash_levels: levels } = profile.values;
    const isFlat = levels === '0';
    const isRight = (folders: string) => (isFlat ? folders === '' : /^([0-9a-f])\/\1[0-9a-f]$/.test(folders));
    const bare = url.slice(0, url.length - suffixOf(url, name).length);
    const path = foldersOf(bare, upload, Number(levels));
    if (isRight(path) || isRight(foldersOf(url, upload, Number(levels)))) return true;
    return {
      message: isFlat
        ? '`url` has folders, but `hash_levels` is 0'
        : '`url` does not have the folders `<d1>/<d1><d2>`',
      expected: isFlat ? 'no folder' : 'two folders such as a/a5',
      actual: path === '' ? 'no folder' : shown(path),
      // Another number would not explain other folders; outside `upload_url`, they may belong to its true value.
      parameters: isFlat || path === '' || !url.startsWith(upload) ? ['hash_levels'] : undefined,
    };
  }),
  'allimages.url-name': onField('url', NAME, (url, name) => {
    const rawName = url.slice(url.lastIndexOf('/') + 1);
    const decoded = decodedOnce(rawName);
    const [sign] = /[?#]/.exec(rawName) ?? [];
    if (decoded === name && sign === undefined) return true;
    const suffix = suffixOf(url, name);
    if (suffix !== '') {
      const message = '`url` goes on after the name';
      return { message, expected: 'nothing after the name', actual: shown(suffix, 200) };
    }
    const why = sign === undefined ? 'does not end in `name`' : `is cut short by an unescaped \`${sign}\``;
    const undecoded = 'has percent-escapes that do not decode to UTF-8';
    // If only an escape is missing, the name itself would look like the URL.
    const message = `\`url\` ${decoded === undefined ? undecoded : why}`;
    return { message, ...contrasted(rawName === name ? encodeURIComponent(name) : name, rawName) };
  }),
  'allimages.descriptionurl-target': onField('descriptionurl', NAME, (url, name, { profile }) => {
    const { article, namespace, storedNamespace } = profile.expected;
    const why = targetFault(url, article, namespace + name);
    // URLs may write the spaces of the namespace as underscores.
    if (why === undefined || targetFault(url, article, storedNamespace + name) === undefined) return true;
    const { before, after } = article;
    const shows = contrasted(before + escapedTitle(namespace + name) + after, url, 200);
    const isDeployed = url.startsWith(before + namespace) && url.endsWith(after);
    const parameters = isDeployed ? undefined : (['article_url', 'file_namespace'] as const);
    return { message: `\`descriptionurl\` ${why}`, ...shows, parameters };
  }),
  'allimages.descriptionshorturl-target': onField('descriptionshorturl', [], (url, _name, { profile }) => {
    const { shortUrl } = profile.expected;
    const id = curidOf(url);
    if (id !== undefined && url === shortUrl + id) return true;
    return {
      message: '`descriptionshorturl` is not the short URL of a page id',
      expected: `${shortUrl}<a positive integer>`,
      actual: shown(url, 200),
      parameters: url.startsWith(shortUrl) ? undefined : ['public_origin', 'base_url'],
    };
  }),
  'allimages.curid-unique': onField(
    'descriptionshorturl',
    // In a listing out of order, a file may share its page id with itself.
    ['allimages.descriptionshorturl-target', 'allimages.order', ...CONTINUATION],
    sharedPageId,
    ofPageIds,
  ),
  'allimages.title-from-name': onField('title', NAME, (title, name, { profile }) => {
    const { namespace } = profile.expected;
    const wanted = namespace + name.replaceAll('_', ' ');
    if (title === wanted) return true;
    const parameters = title.startsWith(namespace) ? undefined : (['file_namespace'] as const);
    return { message: '`title` does not match `name`', ...contrasted(wanted, title), parameters };
  }),
} as const satisfies Partial<ChecksOf<'allimages.'>>;
