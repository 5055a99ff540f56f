/** Contract 2.7, 4, 9: diagnostics. They are observed, never scored: `passed` says that something was seen, and what. */
import { ruleLocations } from '../../schemas/generated/rules.js';
import { QUERY_PROBES, inapplicable, passed, type Check, type ChecksOf } from './check.js';
import type { Evidence } from '../evidence/evidence.js';
import { header, isObject, type JsonObject } from '../answers/reading.js';
import { shapeMismatches, subjectsIn } from './shape.js';
import { plain, quoted, shown } from '../values/messages.js';

const NO_BLOCK = 'the answers carry no `debuginfo`';
const DIFFERS = 'observed, but not as described:';

export const observeDebug: Check['judge'] = ({ debug }, rule) => {
  if (!debug) return inapplicable(NO_BLOCK);
  const { value } = debug;
  if (value === undefined) return inapplicable('the block is nested too deep to be read, or is not JSON');
  const mismatch = shapeMismatches('debuginfo', value).find(candidate => candidate.rule === rule);
  if (mismatch) {
    const what = quoted(mismatch.pointer || '/');
    return passed(`${DIFFERS} ${what} is ${mismatch.actual}, the contract describes ${mismatch.expected}`);
  }
  if (!subjectsIn('debuginfo', value).includes(rule))
    return inapplicable('the block does not have this field');
  const location = ruleLocations.debuginfo.find(candidate => candidate.rule === rule);
  return passed(`observed as described: \`debuginfo${location?.pointer ?? ''}\``);
};

const onBlock =
  (nothing: string, judge: (block: JsonObject) => string | undefined): Check['judge'] =>
  ({ debug }) => {
    const seen = isObject(debug?.value) ? judge(debug.value) : undefined;
    return seen === undefined ? inapplicable(debug ? nothing : NO_BLOCK) : passed(seen);
  };

const firstLine = onBlock('the block has no `debugLog`', ({ debugLog: log }) => {
  const first: unknown = Array.isArray(log) ? log[0] : undefined;
  if (typeof first !== 'string') return undefined;
  if (!/\b(GET|HEAD|POST) \S*api\.php/.test(first)) return `${DIFFERS} the first line has no request line`;
  const hasHeaders = /\b(host|user-agent)\b\s*:/i.test(first);
  return hasHeaders ? 'observed as described' : `${DIFFERS} the first line has no headers`;
});

const engineVersion = onBlock('the block names no version of the engine', block => {
  const found = Object.entries(block).find(([name]) => name.endsWith('Version') && name !== 'phpVersion');
  if (!found) return undefined;
  const [name, value] = found;
  const isDotted = typeof value === 'string' && /^\d+\.\d+\.\d+$/.test(value);
  return `${isDotted ? 'observed:' : DIFFERS} ${quoted(name)} is ${shown(value)}`;
});

function cacheMode({ plain: readings }: Evidence) {
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
