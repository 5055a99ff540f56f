/** Contract 2.2, 2.6, 4.2: order, size and continuation of the pages of a listing. */
import type { RuleId } from '../../../schemas/generated/rules.js';
import type { Finding } from '../../../schemas/verdict.js';
import type { Evidence } from '../../evidence/evidence.js';
import {
  LIST,
  leadsOn,
  nameOf,
  PAGE_SIZE,
  strayCursorIn,
  type Entry,
  type Page,
  type Trail,
} from '../../evidence/page.js';
import { compareBytes } from '../../values/byte-order.js';
import { counted, quoted, shown } from '../../values/messages.js';
import { decodedOnce } from '../../values/urls.js';
import {
  cantTell,
  fromObserved,
  inExchange,
  type LocalViolation,
  type Check,
  type ChecksOf,
  type Observing,
} from '../check.js';

export const NO_FILES = 'needs a file: the listing is empty';
const ONE_PAGE = 'needs more than ten files: the listing fits in one page';

/** A rule on each page of each listing, judged as the walk goes. */
export interface OnPage {
  readonly dependsOn: readonly RuleId[];
  /** Why there may be nothing to judge. */
  readonly nothing: string;
  readonly judge: (page: Page, trail: Trail) => LocalViolation | true | undefined;
  /** Whether an error instead of a page breaks the rule. */
  readonly error?: Observing['error'];
  /** The rule is only known to hold where the end of the listing was seen. */
  readonly untilTheEnd?: true;
  /** What else decides, once the walk is over. */
  readonly conclude?: (finding: Finding, evidence: Evidence) => Finding;
}

export function onPage({ dependsOn, nothing, judge, error, untilTheEnd, conclude }: OnPage): Check {
  return {
    probes: ['first page', 'walk', 'filters'],
    dependsOn,
    observing: {
      page(page, trail) {
        const judgement = judge(page, trail);
        return typeof judgement === 'object' ? inExchange(page.answer.exchange, judgement) : judgement;
      },
      ...(error ? { error } : {}),
    },
    judge(evidence, rule) {
      const seen = fromObserved(rule, evidence, nothing, 'page');
      const finding = untilTheEnd ? atTheEnd(seen, evidence) : seen;
      return conclude ? conclude(finding, evidence) : finding;
    },
  };
}

/** Judges each entry of a page, which may hold, be wrong, or have nothing to judge: the first violation, with the number of places. */
export function judgeEntries(
  { entries }: Page,
  judge: (entry: Entry, at: number) => LocalViolation | boolean,
): LocalViolation | true | undefined {
  let held: true | undefined;
  let first: LocalViolation | undefined;
  let places = 0;
  for (const [at, entry] of entries.entries()) {
    const judgement = judge(entry, at);
    if (judgement === true) held = true;
    if (typeof judgement !== 'object') continue;
    places += 1;
    first ??= judgement;
  }
  return first ? { ...first, places } : held;
}

function atTheEnd(finding: Finding, { walks }: Evidence): Finding {
  const whole = walks.get('whole');
  if (finding.outcome !== 'passed' || !whole || whole.ended === 'end') return finding;
  return cantTell(
    `the end of the listing was not seen: ${whole.why}`,
    whole.ended === 'budget',
    whole.last.id,
  );
}

function outOfOrder({ number }: Page, at: number, before: string, name: string): LocalViolation {
  const same = before === name;
  return {
    message: `${quoted(name)} is listed ${same ? 'twice' : `after ${quoted(before)}`}`,
    pointer: `${LIST}/${at}/name`,
    ...(at === 0 && number > 1 ? { acrossPages: 'changed' as const } : {}),
    expected: `a name after ${shown(before)}`,
    actual: shown(name),
    hint: same ? 'an entry is repeated' : hintOnOrder(before, name),
  };
}

/** The rules without which a listing is not known to its end. */
export const CONTINUATION = [
  'allimages.continue',
  'allimages.aicontinue',
  'allimages.next-page-start',
  'allimages.cursor-advances',
] as const;

/** That a page has its cursor in another place than `continue`. */
export const strayCursor: NonNullable<Observing['answer']> = ({ exchange, json }, _profile, query) => {
  const { pointer, value } = (query === 'allimages' && strayCursorIn(json)) || {};
  if (pointer === undefined) return undefined;
  const where = pointer.startsWith('/query-continue/')
    ? '`query-continue`, the form of MediaWiki before 1.26'
    : quoted(pointer);
  return inExchange(exchange, {
    message: `no \`continue\`; the continuation is in ${where}`,
    pointer,
    expected: '`aicontinue` in a top-level `continue`',
    actual: shown(value),
  });
};

let dictionary: Intl.Collator | undefined;

/** By what the names may have been compared instead, if that puts them in this order. */
function hintOnOrder(before: string, name: string): string | undefined {
  dictionary ??= new Intl.Collator('en');
  if (dictionary.compare(before, name) <= 0)
    return 'the database may sort by a linguistic collation; names must be compared byte by byte (COLLATE "C", or a binary column)';
  return before < name
    ? 'the names may be compared by UTF-16 code units; they must be compared by the bytes of UTF-8'
    : undefined;
}

/** Why the cursor of a page may name the last file of it; of a page that is too short, nothing follows. */
function hintOnCursor({ entries }: Page): string | undefined {
  if (entries.length === PAGE_SIZE)
    return 'the cursor is exclusive: `aicontinue` names the last file of its page instead of the first file of the next page';
  return entries.length > PAGE_SIZE
    ? 'the page is too long: the file that `aicontinue` names belongs to the next page'
    : undefined;
}

/** Why a page may start elsewhere than at its cursor. */
function hintOnStart(name: string, cursor: string): string | undefined {
  if (decodedOnce(cursor) === name)
    return '`aicontinue` is percent-encoded: it is the plain name, which the client encodes';
  return compareBytes(name, cursor) > 0
    ? 'the listing may start after the file that `aicontinue` names instead of at it'
    : undefined;
}

export const pagingChecks = {
  'allimages.order': onPage({
    dependsOn: ['allimages.name'],
    nothing: NO_FILES,
    judge(page, { lastName }) {
      let before = lastName;
      return judgeEntries(page, (entry, at) => {
        const name = nameOf(entry);
        if (name === undefined) return false;
        const isAfter = before === undefined || compareBytes(before, name) < 0;
        const judgement = isAfter || outOfOrder(page, at, before ?? '', name);
        before = name;
        return judgement;
      });
    },
  }),
  'allimages.page-size': onPage({
    // With a `continue` that leads nowhere, a page may be the last one.
    dependsOn: ['allimages.continue', 'allimages.aicontinue'],
    nothing: ONE_PAGE,
    judge({ truncated, number, entries: { length } }) {
      if (truncated ? length === PAGE_SIZE : length <= PAGE_SIZE)
        return truncated || number > 1 ? true : undefined;
      const expected = `${truncated ? '' : 'at most '}${PAGE_SIZE} entries`;
      const actual = counted(length, 'entry', 'entries');
      const message = truncated
        ? `a page with a \`continue\` has ${actual}, not ${PAGE_SIZE}`
        : `the page has ${actual}, not ${expected}`;
      return { message, pointer: LIST, expected, actual };
    },
  }),
  'allimages.next-page-start': onPage({
    dependsOn: ['allimages.aicontinue', 'allimages.name'],
    nothing: ONE_PAGE,
    error: ({ sort }, { query, types = [], cursor, repeat }) =>
      sort === 'other' &&
      query === 'allimages' &&
      cursor !== undefined &&
      types.length === 0 &&
      repeat === undefined,
    judge(page, { previous, lastName }) {
      const cursor = previous?.cursor?.aicontinue;
      const name = nameOf(page.entries[0]);
      if (!previous || cursor === undefined || name === undefined) return undefined;
      if (name === cursor) return true;
      const instead =
        cursor === ''
          ? '; the `aicontinue` before it is empty'
          : `, not with the \`aicontinue\` before it, ${quoted(cursor)}`;
      return {
        message: `the page starts with ${quoted(name)}${instead}`,
        pointer: `${LIST}/0/name`,
        // Where a replica lacks the file, its page starts later.
        acrossPages: compareBytes(name, cursor) < 0 ? 'changed' : 'aged',
        expected: shown(cursor),
        actual: shown(name),
        hint: cursor === lastName ? hintOnCursor(previous) : hintOnStart(name, cursor),
      };
    },
  }),
  'allimages.continue-only-when-more': onPage({
    dependsOn: CONTINUATION,
    nothing: ONE_PAGE,
    untilTheEnd: true,
    judge(page, { previous }) {
      if (previous === undefined) return undefined;
      if (page.entries.length > 0) return true;
      return {
        message: 'the page is empty, but the page before it has a `continue`',
        pointer: LIST,
        acrossPages: 'aged',
        expected: 'at least 1 entry',
        actual: '[]',
      };
    },
  }),
  'allimages.cursor-advances': onPage({
    dependsOn: ['allimages.aicontinue', 'allimages.name'],
    nothing: ONE_PAGE,
    judge(page, trail) {
      if (page.cursor === undefined || page.entries.length === 0) return undefined;
      if (leadsOn(page, trail)) return true;
      const { aicontinue } = page.cursor;
      const isLast = aicontinue === nameOf(page.entries.at(-1));
      const isSame = aicontinue === nameOf(page.entries[0]);
      const back = isSame ? 'leads to the same page again' : 'leads back to an earlier page';
      const where = isLast ? 'names the last file of its page' : back;
      return {
        message: `\`aicontinue\` is ${aicontinue === '' ? 'empty' : quoted(aicontinue)}, which ${where}`,
        pointer: '/continue/aicontinue',
        expected: 'the name of the next file',
        actual: shown(aicontinue),
        hint: isLast ? hintOnCursor(page) : undefined,
      };
    },
  }),
} as const satisfies Partial<ChecksOf<'allimages.'>>;
