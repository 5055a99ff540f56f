/** How the page of a fleet names standings, links to reports, and parts of a whole. */
import { grouped } from '../../schemas/text/numbers.js';
import type { Outcome } from '../../schemas/verdict.js';
import { verdictLooks, verdictPhrases } from '../report/verdict-words.js';
import type { Wording } from '../report/verdict-words.js';
import { escaped } from '../text/markup.js';
import { standings, targetFiles } from './rows.js';
import type { FleetRow, Standing } from './rows.js';
import type { Standings } from './counts.js';

interface StandingWords extends Omit<Wording, 'words'> {
  readonly word: string;
  /** The outcome with the same colour. */
  readonly like: Outcome;
}

export const standingWords: Readonly<Record<Standing, StandingWords>> = {
  conformant: { ...verdictLooks.conformant, word: verdictPhrases.conformant, like: 'passed' },
  nonconformant: { ...verdictLooks.nonconformant, word: verdictPhrases.nonconformant, like: 'failed' },
  undetermined: { ...verdictLooks.undetermined, word: verdictPhrases.undetermined, like: 'cantTell' },
  pending: { sign: '…', word: 'pending', tone: 'dim', like: 'untested' },
};

/** `conformant as far as asked` where a budget cut the audit short. */
export function standingText({ standing, complete }: Pick<FleetRow, 'standing' | 'complete'>): string {
  const { word } = standingWords[standing];
  return standing === 'conformant' && !complete ? `${word} as far as asked` : word;
}

/** `312 not conformant, 4 pending`. */
export function standingsText(counts: Standings): string {
  return standings
    .filter(standing => counts[standing] > 0)
    .map(standing => `${grouped(counts[standing])} ${standingWords[standing].word}`)
    .join(', ');
}

/** `4,812 of 5,000`. */
export const share = (part: number, whole: number): string => `${grouped(part)} of ${grouped(whole)}`;

/** The address of a report from the page; empty without one. */
export function reportLink({ folder, hasPage }: FleetRow): string {
  if (folder === '') return '';
  const path = folder.split('/').map(part => encodeURIComponent(part.toWellFormed()));
  return [...path, hasPage ? targetFiles.page : targetFiles.report].join('/');
}

/** The label of a target, which leads to its report. */
export function targetLink(row: FleetRow): string {
  const href = reportLink(row);
  const label = escaped(row.label);
  return href === '' ? label : `<a href="${escaped(href)}">${label}</a>`;
}

/** A text that the script makes a link, which shows only some of the targets. */
export function filterLink(filter: Readonly<Record<string, string>>, html: string): string {
  return `<a data-filter="${escaped(String(new URLSearchParams(filter)))}">${html}</a>`;
}
