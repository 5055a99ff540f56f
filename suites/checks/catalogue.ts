/** Every rule with its judgement: the compiler asks for a check where the contract has a row, and for a row where there is a check. */
import {
  ruleLocations,
  rules,
  type CheckRuleId,
  type RuleId,
  type SchemaName,
  type SchemaRuleId,
} from '../../schemas/generated/rules.js';
import { ruleIds } from '../../schemas/rule-ids.js';
import type { Finding } from '../../schemas/verdict.js';
import type { Evidence, ProbeId } from '../evidence/evidence.js';
import { queryNames } from '../values/queries.js';
import { entryChecks } from './allimages/entries.js';
import { endedEarly, mimeChecks } from './allimages/mime.js';
import { pagingChecks, strayCursor } from './allimages/pages.js';
import { fromObserved, type Check, type ChecksOf, type Observing } from './check.js';
import { dbrepllagChecks } from './dbrepllag.js';
import { observeDebug } from './diagnostics.js';
import { duplicatefilesChecks } from './duplicatefiles.js';
import { envelopeChecks } from './envelope.js';
import { htmlChecks } from './html.js';
import { languageinfoChecks } from './languageinfo.js';
import { sessionChecks } from './session.js';

/** The checks of all areas. */
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

const locationOf = (schema: SchemaName, rule: SchemaRuleId) =>
  ruleLocations[schema].find(location => location.rule === rule);

function schemaCheck(rule: SchemaRuleId): Check {
  const schemas = (Object.keys(ruleLocations) as SchemaName[]).filter(name => locationOf(name, rule));
  const probes = [...new Set(schemas.flatMap(name => probesOf[name]))];
  if (schemas.includes('debuginfo')) return { probes, judge: evidence => observeDebug(rule, evidence) };
  const [subject] = schemas.map(name => locationOf(name, rule)?.subject);
  const { observing, conclude } = further[rule] ?? {};
  return {
    probes,
    dependsOn: [...new Set(schemas.flatMap(name => around(name, rule)))],
    observing: { error: isRefusalOf(rule), ...observing },
    judge(evidence) {
      const finding = fromObserved(rule, evidence, nothingFor(subject));
      return finding.outcome === 'failed' ? finding : (conclude?.(evidence) ?? finding);
    },
  };
}

/** What a schema cannot say of a field that it describes. */
interface Further {
  readonly observing: Observing;
  /** What decides where the field itself is as the schema says. */
  readonly conclude: (evidence: Evidence) => Finding | undefined;
}

const further: Partial<Record<SchemaRuleId, Further>> = {
  'allimages.continue': { observing: { answer: strayCursor }, conclude: endedEarly },
};

/** The rules that own a place around the place of a rule: where one of them failed, there was nothing to look into. */
function around(schema: SchemaName, rule: SchemaRuleId): RuleId[] {
  const own = locationOf(schema, rule)?.path ?? '';
  return ruleLocations[schema]
    .filter(({ path }) => own.startsWith(`${path}/`))
    .map(location => location.rule);
}

/** An error instead of a query's answer breaks the rule that owns the place of its result. */
function isRefusalOf(rule: SchemaRuleId): NonNullable<Observing['error']> {
  const own = queryNames.find(name => locationOf(name, rule)?.pointer === `/query/${name}`);
  return ({ sort }, { query, types = [], cursor, repeat }) =>
    sort === 'other' && query === own && types.length === 0 && cursor === undefined && repeat === undefined;
}

function nothingFor(subject = ''): string {
  if (subject === '/continue') return 'needs more than ten files: no answer has a `continue`';
  if (subject.startsWith('/query/allimages/')) return 'needs a file: the listing is empty';
  if (subject.startsWith('/query/languageinfo/')) return 'needs a language: the map is empty';
  return subject === '' ? 'no answer was seen' : `no answer has \`${subject}\``;
}

/** The check of every rule, of those that a schema judges too. */
export const catalogue: ReadonlyMap<RuleId, Check> = new Map(
  ruleIds.map(id => [
    id,
    rules[id].judgedBy === 'check' ? checks[id as CheckRuleId] : schemaCheck(id as SchemaRuleId),
  ]),
);
