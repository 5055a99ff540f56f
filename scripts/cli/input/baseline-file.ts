/** Reads and makes a baseline file: `{ "rules": [ { "rule", "reason", "until"?, "ticket"? } ] }`. */
import { accessSync, constants, existsSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Node } from 'jsonc-parser';
import { printable } from '../../../schemas/text/printable.js';
import type { BaselineEntry } from '../../../schemas/baseline.js';
import { rules } from '../../../schemas/generated/rules.js';
import type { Report } from '../../../schemas/verdict.js';
import { UsageError, codeOf } from '../errors.js';
import { membersOf, readJsonFile } from './json-file.js';
import type { JsonFile } from './json-file.js';

/** Throws a `UsageError` with the place of the mistake; for an unknown rule it says what to delete. */
export function readBaselineFile(path: string): BaselineEntry[] {
  const file = readJsonFile(path, '--baseline');
  const list = membersOf(file.root).find(({ name }) => name === 'rules');
  if (list?.value.type !== 'array') throw file.wrong(0, 'a baseline has a list "rules"');
  const entries = (list.value.children ?? []).map(node => entryOf(node, file));
  const names = entries.map(({ rule }) => rule);
  const twice = names.findIndex((name, at) => names.indexOf(name) < at);
  const repeated = list.value.children?.[twice];
  if (repeated)
    throw file.wrong(repeated.offset, `the rule ${names[twice]} is listed twice: delete one entry`);
  return entries;
}

function entryOf(node: Node, { wrong }: JsonFile): BaselineEntry {
  if (node.type !== 'object') throw wrong(node.offset, 'an entry of a baseline is an object');
  const entry: Record<string, string> = {};
  for (const { name, key, value } of membersOf(node)) {
    if (/^[$_]/.test(name)) continue;
    if (!['rule', 'reason', 'until', 'ticket'].includes(name))
      throw wrong(key.offset, `unknown key "${printable(name, 80)}"`);
    if (typeof value.value !== 'string' || value.value.trim() === '')
      throw wrong(value.offset, `${name} is a text`);
    if (name === 'rule' && !Object.hasOwn(rules, value.value))
      throw wrong(value.offset, `there is no rule "${printable(value.value, 80)}": delete its entry`);
    if (name === 'until' && !isDay(value.value))
      throw wrong(value.offset, `until is a day such as 2027-01-31, not "${printable(value.value, 80)}"`);
    entry[name] = value.value;
  }
  const { rule, reason, until, ticket } = entry;
  if (rule === undefined || reason === undefined)
    throw wrong(node.offset, 'an entry has a rule and a reason');
  return {
    rule,
    reason,
    ...(until === undefined ? {} : { until }),
    ...(ticket === undefined ? {} : { ticket }),
  };
}

function isDay(text: string): boolean {
  return (
    /^\d{4}-\d{2}-\d{2}$/.test(text) &&
    !Number.isNaN(Date.parse(text)) &&
    new Date(text).toISOString().startsWith(text)
  );
}

/** Refuses, before anything is sent, to write over a baseline that somebody has annotated. */
export function refuseToOverwrite(path: string): void {
  const wrong = (why: string) => new UsageError(`--write-baseline: ${printable(path, 200)} ${why}`);
  if (existsSync(path)) throw wrong('exists already');
  try {
    accessSync(dirname(path), constants.W_OK);
    if (!statSync(dirname(path)).isDirectory()) throw wrong('cannot be written (ENOTDIR)');
  } catch (error) {
    throw error instanceof UsageError ? error : wrong(`cannot be written (${codeOf(error)})`);
  }
}

/** The first baseline: every rule that fails now, with what was seen as its reason. */
export function baselineOf(report: Report): BaselineEntry[] {
  return report.results
    .filter(({ outcome }) => outcome === 'failed')
    .map(({ rule, message }) => ({
      rule,
      reason: `failed when the baseline was written: ${printable(message, 300)}`,
    }));
}
