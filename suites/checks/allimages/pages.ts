/** Contract 2.2, 2.6, 4.2: order, size and continuation of the pages of a listing. */
import type { RuleId } from '../../../schemas/generated/rules.js';
import type { Finding } from '../../../schemas/verdict.js';
import type { Evidence } from '../../evidence/evidence.js';
import { LIST, leadsOn, nameOf, PAGE_SIZE, oldCursorIn, type Page, type Trail } from '../../evidence/page.js';
import type { Judgement } from '../../evidence/violations.js';
import { compareBytes } from '../../values/byte-order.js';
import { counted, quoted, shown } from '../../values/messages.js';
import { decodedOnce } from '../../values/urls.js';
import { cantTell, observed, type Check, type ChecksOf, type Observed, type Observing } from '../check.js';

export const NO_FILES = 'needs a file: the listing is empty';

export const onPage = (
  dependsOn: readonly RuleId[],
  page: (page: Page, trail: Trail) => Judgement,
  row: Partial<Pick<Observed, 'nothing' | 'conclude'>> = {},
): Check =>
  observed({
    nothing: 'needs more than ten files: the listing fits in one page',
    ...row,
    dependsOn,
    probes: ['first page', 'walk', 'filters'],
    noun: 'page',
    observing: { page },
  });

/** Judges each entry of a page. Returns the first violation, with the number of places. */
export function judgeEntries(
  { entries }: Page,
  judge: (entry: Page['entries'][number], at: number) => Judgement,
): Judgement {
  const judgements = entries.map(judge);
  const broken = judgements.filter(judgement => typeof judgement === 'object');
  return broken[0] ? { ...broken[0], places: broken.length } : judgements.find(Boolean);
}

/** The rule is only known to hold if the end of the listing was seen. */
export function untilTheEnd(finding: Finding, { walks }: Evidence): Finding {
  const whole = walks.get('whole');
  if (finding.outcome !== 'passed' || !whole || whole.ended === 'end') return finding;
  const message = `the end of the listing was not seen: ${whole.why}`;
  return cantTell(message, whole.ended === 'budget', whole.last.id);
}

/** The rules without which no page is known to be the last one. */
export const CONTINUE = ['allimages.continue', 'allimages.aicontinue'] as const;
/** The rules without which a listing is not known to its end. */
export const CONTINUATION = [...CONTINUE, 'allimages.next-page-start', 'allimages.cursor-advances'] as const;

/** That a page has its cursor in its old place. */
export const oldCursor: NonNullable<Observing['answer']> = ({ json }, query) => {
  const { pointer, value } = (query === 'allimages' && oldCursorIn(json)) || {};
  if (pointer === undefined) return undefined;
  const message = 'no `continue`; the continuation is in `query-continue`, the form of MediaWiki before 1.26';
  return { message, pointer, expected: '`aicontinue` in a top-level `continue`', actual: shown(value) };
};

function hintOnOrder(before: string, name: string): string | undefined {
  if (before === name) return 'an entry is repeated';
  if (before.localeCompare(name, 'en') <= 0)
    return 'the database may sort by a linguistic collation; names must be compared byte by byte (COLLATE "C", or a binary column)';
  return before < name
    ? 'the names may be compared by UTF-16 code units; they must be compared by the bytes of UTF-8'
    : undefined;
}

function inOrder(page: Page, { lastName }: Trail): Judgement {
  let last = lastName;
  return judgeEntries(page, (entry, at) => {
    const name = nameOf(entry);
    if (name === undefined) return undefined;
    const before = last;
    last = name;
    if (before === undefined || compareBytes(before, name) < 0) return true;
    return {
      message: `${quoted(name)} is listed ${before === name ? 'twice' : `after ${quoted(before)}`}`,
      pointer: `${LIST}/${at}/name`,
      ...(at === 0 && page.number > 1 ? { suspect: 'changed' } : {}),
      expected: `a name after ${shown(before)}`,
      actual: shown(name),
      hint: hintOnOrder(before, name),
    };
  });
}

/** Why the cursor of a page may name the last file of it. */
function hintOnCursor({ entries: { length } }: Page): string | undefined {
  if (length < PAGE_SIZE) return undefined;
  return length === PAGE_SIZE
    ? 'the cursor is exclusive: `aicontinue` names the last file of its page instead of the first file of the next page'
    : 'the page is too long: the file that `aicontinue` names belongs to the next page';
}

/** Why a page may not start at its cursor. */
function hintOnStart(name: string, cursor: string): string | undefined {
  if (decodedOnce(cursor) === name)
    return '`aicontinue` is percent-encoded: it is the plain name, which the client encodes';
  return compareBytes(name, cursor) > 0
    ? 'the listing may start after the file that `aicontinue` names instead of at it'
    : undefined;
}

export const pagingChecks = {
  'allimages.order': onPage(['allimages.name'], inOrder, { nothing: NO_FILES }),
  'allimages.page-size': onPage(CONTINUE, page => {
    const { truncated, number } = page;
    const { length } = page.entries;
    if (truncated ? length === PAGE_SIZE : length <= PAGE_SIZE)
      return truncated || number > 1 ? true : undefined;
    const expected = `${truncated ? '' : 'at most '}${PAGE_SIZE} entries`;
    const actual = counted(length, 'entry', 'entries');
    const what = truncated ? 'a page with a `continue`' : 'the page';
    return { message: `${what} has ${actual}, not ${expected}`, pointer: LIST, expected, actual };
  }),
  'allimages.next-page-start': onPage(['allimages.aicontinue', 'allimages.name'], (page, trail) => {
    const { previous, lastName } = trail;
    const cursor = previous?.cursor?.aicontinue;
    const name = nameOf(page.entries[0]);
    if (!previous || cursor === undefined || name === undefined) return undefined;
    if (name === cursor) return true;
    return {
      message: `the page starts with ${quoted(name)}, not with the \`aicontinue\` before it, ${shown(cursor)}`,
      pointer: `${LIST}/0/name`,
      // If a replica lacks the file, its page starts later.
      suspect: compareBytes(name, cursor) < 0 ? 'changed' : 'aged',
      expected: shown(cursor),
      actual: shown(name),
      hint: cursor === lastName ? hintOnCursor(previous) : hintOnStart(name, cursor),
    };
  }),
  'allimages.continue-only-when-more': onPage(
    CONTINUATION,
    ({ entries }, { previous }) => {
      if (previous === undefined) return undefined;
      const message = 'the page is empty, but the page before it has a `continue`';
      const shows = { pointer: LIST, expected: 'at least 1 entry', actual: '[]' };
      return entries.length > 0 || { message, ...shows, suspect: 'aged' };
    },
    { conclude: untilTheEnd },
  ),
  'allimages.cursor-advances': onPage(['allimages.aicontinue', 'allimages.name'], (page, trail) => {
    if (page.cursor === undefined || page.entries.length === 0) return undefined;
    if (leadsOn(page, trail)) return true;
    const { aicontinue } = page.cursor;
    const isLast = aicontinue === nameOf(page.entries.at(-1));
    const where = isLast ? 'names the last file of its page' : 'leads back to a page that was seen';
    return {
      message: `\`aicontinue\` is ${aicontinue === '' ? 'empty' : quoted(aicontinue)}, which ${where}`,
      pointer: '/continue/aicontinue',
      expected: 'the name of the next file',
      actual: shown(aicontinue),
      hint: isLast ? hintOnCursor(page) : undefined,
    };
  }),
} as const satisfies Partial<ChecksOf<'allimages.'>>;
