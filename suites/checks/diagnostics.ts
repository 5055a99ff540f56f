/** Contract 2.7, 4, 9: diagnostics. They are observed and never scored: `passed` says that something was seen, and what. */
import { ruleLocations, type SchemaRuleId } from '../../schemas/generated/rules.js';
import type { Finding } from '../../schemas/verdict.js';
import { QUERY_PROBES, inapplicable, passed, type ChecksOf } from './check.js';
import type { Evidence } from '../evidence/evidence.js';
import { header, isObject, type JsonObject } from '../answers/reading.js';
import { shapeMismatches, subjectsIn } from './shape.js';
import { plain, quoted, shown } from '../values/messages.js';

const NO_BLOCK = 'the answers carry no `debuginfo`';
const DIFFERS = 'observed, but not as described:';

/** What a field of the diagnostic block shows. */
export function observeDebug(rule: SchemaRuleId, { debug }: Evidence): Finding {
  if (!debug) return inapplicable(NO_BLOCK);
  const { value } = debug;
  if (value === undefined) return inapplicable('the block is nested too deep to be read, or is not JSON');
  const mismatch = shapeMismatches('debuginfo', value).find(candidate => candidate.rule === rule);
  if (mismatch)
    return passed(
      `${DIFFERS} ${quoted(mismatch.pointer || '/')} is ${mismatch.actual}, the contract describes ${mismatch.expected}`,
    );
  if (!subjectsIn('debuginfo', value).includes(rule))
    return inapplicable('the block does not have this field');
  const location = ruleLocations.debuginfo.find(candidate => candidate.rule === rule);
  return passed(`observed as described: \`debuginfo${location?.pointer ?? ''}\``);
}

const block = (debug: Evidence['debug']): JsonObject => (isObject(debug?.value) ? debug.value : {});

function firstLine({ debug }: Evidence): Finding {
  const log = block(debug)['debugLog'];
  const first: unknown = Array.isArray(log) ? log[0] : undefined;
  if (typeof first !== 'string') return inapplicable(debug ? 'the block has no `debugLog`' : NO_BLOCK);
  if (!/\b(GET|HEAD|POST) \S*api\.php/.test(first))
    return passed(`${DIFFERS} the first line has no request line`);
  const hasHeaders = /\b(host|user-agent)\b\s*:/i.test(first);
  return passed(hasHeaders ? 'observed as described' : `${DIFFERS} the first line has no headers`);
}

function engineVersion({ debug }: Evidence): Finding {
  const found = Object.entries(block(debug)).find(
    ([name]) => name.endsWith('Version') && name !== 'phpVersion',
  );
  if (!found) return inapplicable(debug ? 'the block names no version of the engine' : NO_BLOCK);
  const [name, value] = found;
  const isDotted = typeof value === 'string' && /^\d+\.\d+\.\d+$/.test(value);
  return passed(`${isDotted ? 'observed:' : DIFFERS} ${quoted(name)} is ${shown(value)}`);
}

function cacheMode({ plain: readings }: Evidence): Finding {
  const modes = new Set([...readings.values()].map(({ exchange }) => header(exchange, 'cache-control')));
  const seen = [...modes].filter(mode => mode !== '').map(mode => `\`${plain(mode, 80)}\``);
  return seen.length > 0
    ? passed(`observed: ${seen.join(', ')}`)
    : inapplicable('the answers have no `Cache-Control`');
}

export const diagnosticsChecks = {
  'envelope.debuginfo-first-line': { probes: ['languageinfo'], judge: firstLine },
  'envelope.engine-version': { probes: ['languageinfo'], judge: engineVersion },
  'envelope.cache-mode': { probes: QUERY_PROBES, judge: cacheMode },
} as const satisfies Partial<ChecksOf<'envelope.'>>;
