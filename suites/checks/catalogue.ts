/** Every rule with its judgement: the compiler asks for a check where the contract has a row, and for a row where there is a check. */
import { owners, rules } from '../../schemas/generated/rules.js';
import type { CheckRuleId, RuleId, SchemaName, SchemaRuleId } from '../../schemas/generated/rules.js';
import { allimagesChecks } from './allimages/index.js';
import { fromLedger } from './check.js';
import type { Check } from './check.js';
import { dbrepllagChecks } from './dbrepllag.js';
import { duplicatefilesChecks } from './duplicatefiles/index.js';
import type { ProbeId } from '../evidence/evidence.js';
import { htmlChecks } from './html.js';
import { infoChecks, observeDebug } from './diagnostics.js';
import { languageinfoChecks } from './languageinfo.js';
import { sessionChecks } from './session.js';

const singles: readonly ProbeId[] = ['languageinfo', 'dbrepllag', 'first page', 'missing titles'];

function onAnswers(rule: CheckRuleId): Check {
  return { asks: singles, judge: ({ ledger }) => fromLedger(rule, ledger, 'no answer was seen') };
}

const envelopeChecks = {
  'envelope.status': onAnswers('envelope.status'),
  'envelope.media-type': onAnswers('envelope.media-type'),
  'envelope.unicode': onAnswers('envelope.unicode'),
  'envelope.json': onAnswers('envelope.json'),
  'envelope.unique-keys': onAnswers('envelope.unique-keys'),
} as const satisfies Partial<Record<CheckRuleId, Check>>;

/** The checks of all areas. */
export const checks: Readonly<Record<CheckRuleId, Check>> = {
  ...envelopeChecks,
  ...infoChecks,
  ...htmlChecks,
  ...languageinfoChecks,
  ...allimagesChecks,
  ...dbrepllagChecks,
  ...duplicatefilesChecks,
  ...sessionChecks,
};

const probesOf: Readonly<Record<Exclude<SchemaName, 'debuginfo'>, readonly ProbeId[]>> = {
  languageinfo: ['languageinfo'],
  allimages: ['first page', 'walk', 'filters'],
  dbrepllag: ['dbrepllag'],
  duplicatefiles: ['missing titles', 'existing title', 'first page'],
};

/** The rules that own a place around the place of a rule: where one of them failed, there was nothing to look into. */
function around(schema: SchemaName, rule: SchemaRuleId): RuleId[] {
  const own = owners[schema].find(owner => owner.rule === rule);
  if (!own) return [];
  return owners[schema].filter(({ path }) => own.path.startsWith(`${path}/`)).map(owner => owner.rule);
}

function schemaCheck(rule: SchemaRuleId): Check {
  const names = (Object.keys(owners) as SchemaName[]).filter(name =>
    owners[name].some(owner => owner.rule === rule),
  );
  if (names.includes('debuginfo'))
    return { asks: ['languageinfo'], judge: evidence => observeDebug(rule, evidence) };
  const asks = [...new Set(names.flatMap(name => (name === 'debuginfo' ? [] : probesOf[name])))];
  const needs = [...new Set(names.flatMap(name => around(name, rule)))];
  return { asks, needs, judge: ({ ledger }) => fromLedger(rule, ledger, nothingFor(rule)) };
}

function nothingFor(rule: SchemaRuleId): string {
  const subject =
    Object.values(owners)
      .flat()
      .find(owner => owner.rule === rule)?.subject ?? '';
  if (subject === '/continue') return 'needs more than ten files: no answer has a `continue`';
  if (subject.startsWith('/query/allimages/')) return 'needs a file: the listing is empty';
  return subject === '' ? 'no answer was seen' : `no answer has \`${subject}\``;
}

const ids = Object.keys(rules) as RuleId[];

/** The check of every rule, of those that a schema judges too. */
export const catalogue: ReadonlyMap<RuleId, Check> = new Map(
  ids.map(id => [
    id,
    rules[id].judgedBy === 'check' ? checks[id as CheckRuleId] : schemaCheck(id as SchemaRuleId),
  ]),
);
