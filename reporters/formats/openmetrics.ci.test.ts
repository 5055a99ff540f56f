/** The metrics, read by both parsers of Prometheus' client for Python. */
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
      for (const [outcome, number] of Object.entries(report.totals)) {
        const counted = valueOf(samples, 'rules', { outcome });
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
    const values = (name: string, labels = {}) =>
      valueOf(samples, name, labels).map(([, , , value]) => value);
    expect(values('fleet_targets')).toEqual([1000, 1000, 1000, 4]);
    expect(values('fleet_targets_listed')).toEqual([1000]);
    expect(values('fleet_rules', { rule: 'allimages.ns', outcome: 'failed' })).toEqual([1000]);
    expect(samples.length).toBeLessThan(5_000);
  });

  test('of a fleet leave out no target, whatever labels and addresses recur', async () => {
    const url = 'https://wiki.example/api.php';
    const long = `https://long.example/${'x'.repeat(600)}`;
    const member = (target: object) => ({ ...conformant, label: undefined, url, ...target });
    const members = [
      member({ url: 'https://a.example/api.php', label: 'Wiki' }),
      // With other parameters.
      member({ id: '0a', label: 'Wiki' }),
      member({ id: '0b', label: 'Wiki' }),
      // Of another fleet, and of no fleet.
      member({ id: '0a', label: 'Wiki' }),
      member({ label: '"\\\n' }),
      member({ id: '1a', url: `${long}a` }),
      member({ id: '1b', url: `${long}b` }),
    ];
    const samples = samplesOf(await fleetMetrics(members));
    const found = valueOf(samples, 'verdict', { state: 'conformant' });
    expect(found.map(([, , labels]) => [labels['target'], labels['label']])).toEqual([
      ['https://a.example/api.php', 'Wiki'],
      [`${url}#0a`, 'Wiki'],
      [`${url}#0b`, 'Wiki'],
      [`${url}#0a-2`, 'Wiki'],
      [`${url}#5`, printable('"\\\n')],
      [expect.stringMatching(/x#1a$|\)#1a$/), undefined],
      [expect.stringMatching(/x#1b$|\)#1b$/), undefined],
    ]);
    const series = samples.map(([, name, labels]) =>
      JSON.stringify([name, Object.entries(labels).map(String).toSorted()]),
    );
    expect(new Set(series).size).toBe(series.length);
  });
});
