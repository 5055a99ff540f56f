/** The metrics, read by the parsers of Prometheus' own client for Python: that of OpenMetrics, and that of the text format. */
import { spawnSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { fleetMetrics, openMetricsReport } from './openmetrics.js';
import { everySample } from '../testing/hostile.js';
import { conformant, inconclusive, nonconformant } from '../testing/reports.js';
import { unless } from '../../scripts/testing/skips.js';
import { printable } from '../../schemas/text/printable.js';

/** Debian's own, which has Debian's packages. */
const python = process.env['PYTHON'] ?? '/usr/bin/python3';

const program = `
import json, sys
from prometheus_client.openmetrics.parser import text_string_to_metric_families as openmetrics
from prometheus_client.parser import text_string_to_metric_families as prometheus
text = sys.stdin.read()
def read(parse):
    return [[f.type, s.name, s.labels, s.value, s.timestamp] for f in parse(text) for s in f.samples]
print(json.dumps([read(openmetrics), read(prometheus)]))
`;

type Sample = readonly [type: string, name: string, labels: Record<string, string>, value: number, at: null];

function missingParsers(): string | undefined {
  const { status } = spawnSync(python, ['-c', 'import prometheus_client.openmetrics.parser']);
  if (status === 0) return undefined;
  const missing = `no prometheus_client for ${python}: apt-get install python3-prometheus-client, or name another Python in PYTHON`;
  if (process.env['REQUIRE_ALL'] === '1') throw new Error(missing);
  console.warn(`SKIPPED: the metrics in a parser of OpenMetrics (${missing})`);
  return missing;
}

/** The samples, which are the same to both parsers. */
function samplesOf(text: string): readonly Sample[] {
  const { status, stdout, stderr } = spawnSync(python, ['-c', program], { input: text, encoding: 'utf8' });
  expect(status, stderr).toBe(0);
  const [openmetrics, prometheus] = JSON.parse(stdout) as [Sample[], Sample[]];
  expect(prometheus).toEqual(openmetrics);
  return openmetrics;
}

const valueOf = (samples: readonly Sample[], name: string, labels: Record<string, string>) =>
  samples.filter(
    each =>
      each[1] === `wiki_query_conformance_${name}` &&
      Object.entries(labels).every(([label, text]) => each[2][label] === text),
  );

describe('the metrics', unless(missingParsers()), () => {
  test.each(everySample)(
    'of %s are OpenMetrics and Prometheus text alike, without times',
    (_name, report) => {
      const samples = samplesOf(openMetricsReport(report));
      expect(new Set(samples.map(([type]) => type))).toEqual(new Set(['gauge']));
      expect(samples.filter(([, , , , at]) => at !== null)).toEqual([]);
      const rules = valueOf(samples, 'rules', {});
      for (const [outcome, number] of Object.entries(report.totals)) {
        const counted = rules.filter(([, , labels]) => labels['outcome'] === outcome);
        expect(counted.reduce((sum, [, , , value]) => sum + value, 0)).toBe(number);
      }
    },
  );

  test('of a fleet are one text with a bounded number of series', async () => {
    const members = Array.from({ length: 3_000 }, (_, index) => {
      const report = [conformant, nonconformant, inconclusive][index % 3] ?? conformant;
      return { ...report, url: `https://w${index}.example/api.php`, label: undefined };
    });
    const samples = samplesOf(await fleetMetrics(members, 3_004));
    expect(valueOf(samples, 'fleet_targets', {}).map(([, , , value]) => value)).toEqual([
      1000, 1000, 1000, 4,
    ]);
    expect(valueOf(samples, 'fleet_targets_listed', {})[0]?.[3]).toBe(1000);
    const failed = valueOf(samples, 'fleet_rules', { rule: 'allimages.ns', outcome: 'failed' });
    expect(failed[0]?.[3]).toBe(1000);
    expect(samples.length).toBeLessThan(5_000);
  });

  test('of a fleet leave out no target, whatever labels and addresses recur', async () => {
    const url = 'https://wiki.example/api.php';
    const long = `https://long.example/${'x'.repeat(600)}`;
    const member = (report: typeof conformant, target: object) => ({
      ...report,
      label: undefined,
      url,
      ...target,
    });
    const members = [
      member(conformant, { url: 'https://a.example/api.php', label: 'Wiki' }),
      member(nonconformant, { url: 'https://b.example/api.php', label: 'Wiki' }),
      // With other parameters.
      member(conformant, { id: '0a', label: 'Wiki' }),
      member(nonconformant, { id: '0b', label: 'Wiki' }),
      // Of another fleet, and of no fleet.
      member(inconclusive, { id: '0a', label: 'Wiki' }),
      member(conformant, { label: '"\\\n' }),
      member(conformant, { id: '1a', url: `${long}a` }),
      member(nonconformant, { id: '1b', url: `${long}b` }),
    ];
    const samples = samplesOf(await fleetMetrics(members));
    expect(valueOf(samples, 'fleet_targets_listed', {})[0]?.[3]).toBe(members.length);
    const found = valueOf(samples, 'verdict', {}).filter(([, , , value]) => value === 1);
    expect(found.map(([, , labels]) => [labels['target'], labels['label'], labels['state']])).toEqual([
      ['https://a.example/api.php', 'Wiki', 'conformant'],
      ['https://b.example/api.php', 'Wiki', 'nonconformant'],
      [`${url}#0a`, 'Wiki', 'conformant'],
      [`${url}#0b`, 'Wiki', 'nonconformant'],
      [`${url}#0a-2`, 'Wiki', 'undetermined'],
      [`${url}#6`, printable('"\\\n'), 'conformant'],
      [expect.stringMatching(/x#1a$|\)#1a$/), undefined, 'conformant'],
      [expect.stringMatching(/x#1b$|\)#1b$/), undefined, 'nonconformant'],
    ]);
    const series = samples.map(([, name, labels]) =>
      JSON.stringify([name, Object.entries(labels).map(String).toSorted()]),
    );
    expect(new Set(series).size).toBe(series.length);
  });
});
