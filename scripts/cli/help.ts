/** What `--help` adds to the options: examples, and the exit statuses. */
import { SUITE } from '../../suites/audit/package-info.js';

const wiki = 'https://wiki.example/w/api.php';

/** Of a command; the empty name is the program. */
export const examples: Readonly<Record<string, readonly string[]>> = {
  '': [wiki, `profile ${wiki} > profile.json`, `${wiki} --profile profile.json`, 'help audit'],
  audit: [
    `${wiki} --profile profile.json`,
    'http://127.0.0.1:8080/api.php --watch',
    `${wiki} --baseline known.json --write-baseline`,
    `${wiki} --format console,junit,har --out reports`,
  ],
  demo: ['demo', 'demo --show all'],
  judge: ['judge conformance-report/audit.har --profile profile.json'],
  profile: [`profile ${wiki} > profile.json`],
  serve: ['serve --port 8080', 'serve --mutant allimages.ns/string'],
  diff: ['diff last-release conformance-report', 'diff old.json new.json --format markdown'],
  verify: ['verify conformance-report conformance-report', 'verify report.json.gz audit.har.gz'],
  compare: ['compare reports/* --out compare.html'],
  history: ['history nights', 'history nights --out public'],
  fleet: [
    'fleet wikis.csv --contact ops@example.org --out wikis',
    'fleet wikis.csv --contact ops@example.org --out part-2 --shard 2/8 --seed 2026-11-22',
    'fleet wikis.csv --contact ops@example.org --queue redis://queue.internal:6379',
  ],
  'fleet work': ['fleet work --queue redis://queue.internal:6379'],
  merge: ['merge part-* --out wikis'],
  export: ['export wikis > wikis.csv', 'export wikis --format openmetrics > wikis.prom'],
  rules: ['rules', 'rules --json'],
  explain: ['explain allimages.ns'],
  plan: [`plan ${wiki} --max-pages 5`],
};

const ofAudit = [
  ['0', 'conformant'],
  ['1', 'not conformant, or a stale baseline entry'],
  ['2', 'invalid argument or input file; nothing was sent'],
  ['3', 'inconclusive: no answer, interrupted, or a fault of the suite'],
] as const;

const ofFleet = [
  ['0', 'every target is conformant'],
  ['1', 'a target is not conformant, or has a stale baseline entry'],
  ['2', 'invalid argument or input file; nothing was sent'],
  ['3', 'inconclusive: a target or an operator gave no answer, interrupted, or a fault of the suite'],
] as const;

/** Of each command whose statuses have a meaning of their own. */
export const statuses: Readonly<Record<string, readonly (readonly [status: string, meaning: string])[]>> = {
  '': ofAudit,
  audit: ofAudit,
  demo: ofAudit,
  judge: ofAudit,
  fleet: ofFleet,
  merge: ofFleet,
  diff: [
    ['0', 'nothing is worse'],
    ['1', 'something is worse'],
  ],
  history: [
    ['0', 'the history is shown, whatever the verdicts'],
    ['3', 'an unreadable run was skipped'],
  ],
  verify: [
    ['0', 'verified: the report follows from the recording'],
    ['1', 'the report does not follow from the recording'],
    ['3', 'no verdict: judged by another version, or the recording is from another audit'],
  ],
  matrix: [
    ['0', 'every mutant was detected, without a false positive'],
    ['1', 'a mutant was not detected, or there was a false positive'],
  ],
};

/** Indented like the lists of commander. */
export function afterHelp(command: string): string {
  const shown = (examples[command] ?? []).map(example => `  ${SUITE.name} ${example}`);
  const meanings = (statuses[command] ?? []).map(([status, meaning]) => `  ${status}  ${meaning}`);
  return [
    ...(shown.length === 0 ? [] : ['', 'Examples:', ...shown]),
    ...(meanings.length === 0 ? [] : ['', 'Exit status:', ...meanings]),
  ].join('\n');
}
