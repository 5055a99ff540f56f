/** Contract 2.2, 2.6, 4.2: order, size and continuation of the pages of a listing. */
import type { CheckRuleId } from '../../../schemas/generated/rules.js';
import { compareBytes } from '../../values/byte-order.js';
import type { PageRule } from '../check.js';
import type { Fault } from '../../evidence/violations.js';
import { LIST, leadsOn, nameOf } from '../../evidence/page.js';
import type { Page } from '../../evidence/page.js';
import { counted, quoted, shown } from '../../values/messages.js';

const PAGE_SIZE = 10;

function faultOn(page: Page, message: string, rest: Omit<Fault, 'message' | 'exchange'>): Fault {
  return { message: `page ${page.number}: ${message}`, exchange: page.answer.exchange.id, ...rest };
}

const order: PageRule = (page, { lastName }) => {
  let before = lastName;
  for (let at = 0; at < page.entries.length; at++) {
    const name = nameOf(page.entries[at]);
    if (name === undefined) continue;
    if (before !== undefined && compareBytes(before, name) >= 0) {
      const same = before === name;
      return faultOn(page, `${quoted(name)} is listed after ${same ? 'itself' : quoted(before)}`, {
        pointer: `${LIST}/${at}/name`,
        ...(at === 0 && page.number > 1 ? { acrossPages: true as const } : {}),
        expected: `a name after ${shown(before)}`,
        actual: shown(name),
        hint: same
          ? 'an entry is repeated'
          : 'the database may sort by a linguistic collation: names are to be compared byte by byte (COLLATE "C", or a binary column)',
      });
    }
    before = name;
  }
  return page.entries.length > 0 ? true : undefined;
};

const pageSize: PageRule = page => {
  const size = page.entries.length;
  const isRight = page.truncated ? size === PAGE_SIZE : size <= PAGE_SIZE;
  if (isRight) return page.truncated || page.number > 1 ? true : undefined;
  const expected = page.truncated ? `exactly ${PAGE_SIZE} entries` : `at most ${PAGE_SIZE} entries`;
  return faultOn(page, `holds ${counted(size, 'entry', 'entries')}${page.truncated ? ' and goes on' : ''}`, {
    pointer: LIST,
    expected,
    actual: counted(size, 'entry', 'entries'),
  });
};

const nextPageStart: PageRule = (page, { previous }) => {
  const cursor = previous?.cursor?.aicontinue;
  const [first] = page.entries;
  if (cursor === undefined || first === undefined) return undefined;
  const name = nameOf(first);
  if (name === undefined || name === cursor) return name === undefined ? undefined : true;
  return faultOn(page, `starts with ${quoted(name)}, though \`aicontinue\` named ${quoted(cursor)}`, {
    pointer: `${LIST}/0/name`,
    acrossPages: true,
    expected: shown(cursor),
    actual: shown(name),
  });
};

const continueOnlyWhenMore: PageRule = (page, { previous }) => {
  if (previous === undefined) return undefined;
  if (page.entries.length > 0) return true;
  return faultOn(page, `is empty, though page ${previous.number} has a \`continue\``, {
    pointer: LIST,
    acrossPages: true,
    expected: 'at least 1 entry',
    actual: '[]',
  });
};

const cursorAdvances: PageRule = (page, trail) => {
  if (page.cursor === undefined || page.entries.length === 0) return undefined;
  if (leadsOn(page, trail)) return true;
  return faultOn(page, `its \`aicontinue\`, ${quoted(page.cursor.aicontinue)}, leads back to a page before`, {
    pointer: '/continue/aicontinue',
    expected: 'the name of the next file',
    actual: shown(page.cursor.aicontinue),
  });
};

export const pagingRules = [
  ['allimages.order', order],
  ['allimages.page-size', pageSize],
  ['allimages.next-page-start', nextPageStart],
  ['allimages.continue-only-when-more', continueOnlyWhenMore],
  ['allimages.cursor-advances', cursorAdvances],
] as const satisfies readonly (readonly [CheckRuleId, PageRule])[];
