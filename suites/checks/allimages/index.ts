/** Contract 2.2, 2.6, 4.2: the file listing. Rules on pages are judged as the walk goes; rules on whole listings follow here. */
import { grouped } from '../../../schemas/text/numbers.js';
import type { CheckRuleId } from '../../../schemas/generated/rules.js';
import type { Finding } from '../../../schemas/verdict.js';
import { entryRules } from './entries.js';
import { mimeChecks } from './mime.js';
import { pagingRules } from './pages.js';
import { cantTell, fromLedger, passed } from '../check.js';
import type { Check, PageRule } from '../check.js';
import type { Evidence, ProbeId } from '../../evidence/evidence.js';
import { REMEMBERED } from '../../values/name-list.js';
import { counted } from '../../values/messages.js';

/** What the walk shows each page to. */
export const pageRules: readonly (readonly [CheckRuleId, PageRule])[] = [...entryRules, ...pagingRules];

type EntryRuleId = (typeof entryRules)[number][0];
type PagingRuleId = (typeof pagingRules)[number][0];

const walkProbes: readonly ProbeId[] = ['first page', 'walk', 'filters'];
const NO_FILES = 'needs a file: the listing is empty';
const ONE_PAGE = 'needs more than ten files: the listing fits in one page';

function onWalk(rule: CheckRuleId, needs: Check['needs'], nothing: string): Check {
  return { asks: walkProbes, needs: needs ?? [], judge: ({ ledger }) => fromLedger(rule, ledger, nothing) };
}

/** A rule that is only known to hold when the end of the listing was seen. */
function untilTheEnd(rule: CheckRuleId, needs: Check['needs'], nothing: string): Check {
  const judge = (evidence: Evidence): Finding => {
    const finding = fromLedger(rule, evidence.ledger, nothing);
    const whole = evidence.walks.get('whole');
    if (finding.outcome !== 'passed' || !whole || whole.ended === 'end') return finding;
    return cantTell(`the end of the listing was not seen: ${whole.why}`, whole.ended === 'budget');
  };
  return { asks: walkProbes, needs: needs ?? [], judge };
}

// Where the order is broken, a file may be listed twice: then it shares its page id with nobody but itself.
const curidUnique = untilTheEnd(
  'allimages.curid-unique',
  ['allimages.descriptionshorturl-target', 'allimages.order'],
  NO_FILES,
);

const entryChecks: Readonly<Record<EntryRuleId, Check>> = {
  'allimages.name-bare': onWalk('allimages.name-bare', ['allimages.name'], NO_FILES),
  'allimages.timestamp-real': onWalk('allimages.timestamp-real', ['allimages.timestamp'], NO_FILES),
  'allimages.url-prefix': onWalk('allimages.url-prefix', ['allimages.url'], NO_FILES),
  'allimages.url-fan-out': onWalk('allimages.url-fan-out', ['allimages.url'], NO_FILES),
  'allimages.url-name': onWalk('allimages.url-name', ['allimages.url', 'allimages.name'], NO_FILES),
  'allimages.descriptionurl-target': onWalk(
    'allimages.descriptionurl-target',
    ['allimages.descriptionurl', 'allimages.name'],
    NO_FILES,
  ),
  'allimages.descriptionshorturl-target': onWalk(
    'allimages.descriptionshorturl-target',
    ['allimages.descriptionshorturl'],
    NO_FILES,
  ),
  'allimages.curid-unique': {
    ...curidUnique,
    judge(evidence) {
      const finding = curidUnique.judge(evidence);
      if (finding.outcome === 'failed' && evidence.renamed !== undefined)
        return cantTell(`${finding.message}; but ${evidence.renamed}`);
      const entries = evidence.walks.get('whole')?.entries ?? 0;
      if (finding.outcome !== 'passed') return finding;
      return passed(
        entries > REMEMBERED
          ? `held for the first ${counted(REMEMBERED, 'file')} of ${grouped(entries)}`
          : `held for ${counted(entries, 'file')}`,
      );
    },
  },
  'allimages.title-from-name': onWalk(
    'allimages.title-from-name',
    ['allimages.title', 'allimages.name'],
    NO_FILES,
  ),
};

const pagingChecks: Readonly<Record<PagingRuleId, Check>> = {
  'allimages.order': onWalk('allimages.order', ['allimages.name'], NO_FILES),
  'allimages.page-size': onWalk('allimages.page-size', ['allimages.continue'], ONE_PAGE),
  'allimages.next-page-start': onWalk(
    'allimages.next-page-start',
    ['allimages.aicontinue', 'allimages.name'],
    ONE_PAGE,
  ),
  'allimages.continue-only-when-more': untilTheEnd(
    'allimages.continue-only-when-more',
    ['allimages.cursor-advances'],
    ONE_PAGE,
  ),
  'allimages.cursor-advances': onWalk(
    'allimages.cursor-advances',
    ['allimages.aicontinue', 'allimages.name'],
    ONE_PAGE,
  ),
};

export const allimagesChecks = { ...entryChecks, ...pagingChecks, ...mimeChecks };
