/** The check of every rule: the compiler requires one for each row of the contract, and a row for each check. */
import {
  ruleLocations,
  rules,
  type CheckRuleId,
  type RuleId,
  type SchemaName,
  type SchemaRuleId,
} from '../../schemas/generated/rules.js';
import { ruleIds } from '../../schemas/rule-ids.js';
import type { ProbeId } from '../evidence/evidence.js';
import { entryChecks } from './allimages/entries.js';
import { mimeChecks } from './allimages/mime.js';
import { pagingChecks, oldCursor } from './allimages/pages.js';
import { observed, type Check, type ChecksOf } from './check.js';
import { dbrepllagChecks } from './dbrepllag.js';
import { duplicatefilesChecks } from './duplicatefiles.js';
import { envelopeChecks, observeDebug } from './envelope.js';
import { htmlChecks } from './html.js';
import { languageinfoChecks } from './languageinfo.js';
import { sessionChecks } from './session.js';

const checks: ChecksOf<''> = {
  ...envelopeChecks,
  ...htmlChecks,
  ...languageinfoChecks,
  ...entryChecks,
  ...pagingChecks,
  ...mimeChecks,
  ...dbrepllagChecks,
  ...duplicatefilesChecks,
  ...sessionChecks,
};

const probesOf: Readonly<Record<SchemaName, readonly ProbeId[]>> = {
  languageinfo: ['languageinfo'],
  allimages: ['first page', 'walk', 'filters'],
  dbrepllag: ['dbrepllag'],
  duplicatefiles: ['missing titles', 'existing title', 'first page'],
  debuginfo: ['languageinfo'],
};

function schemaCheck(rule: SchemaRuleId): Check {
  const homes = (Object.keys(ruleLocations) as SchemaName[]).flatMap(schema =>
    ruleLocations[schema].filter(each => each.rule === rule).map(location => ({ schema, ...location })),
  );
  const probes = [...new Set(homes.flatMap(({ schema }) => probesOf[schema]))];
  if (homes.some(({ schema }) => schema === 'debuginfo')) return { probes, judge: observeDebug };
  // If a rule on a place around this one failed, there was nothing to look into.
  const around = homes.flatMap(({ schema, path: own }) =>
    ruleLocations[schema].filter(({ path }) => own.startsWith(`${path}/`)),
  );
  const row = {
    probes,
    dependsOn: [...new Set(around.map(location => location.rule))],
    nothing: nothingFor(homes[0]?.subject),
  };
  // A schema cannot say whether more files follow.
  return observed(rule === 'allimages.continue' ? { ...row, observing: { answer: oldCursor } } : row);
}

function nothingFor(subject = ''): string {
  if (subject === '/continue') return 'needs more than ten files: no answer has a `continue`';
  if (subject.startsWith('/query/allimages/')) return 'needs a file: the listing is empty';
  if (subject.startsWith('/query/languageinfo/')) return 'needs a language: the map is empty';
  return subject === '' ? 'no answer was seen' : `no answer has \`${subject}\``;
}

export const catalogue: ReadonlyMap<RuleId, Check> = new Map(
  ruleIds.map(id => [
    id,
    rules[id].judgedBy === 'check' ? checks[id as CheckRuleId] : schemaCheck(id as SchemaRuleId),
  ]),
);
