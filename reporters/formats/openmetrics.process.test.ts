/** The metrics, read by the parsers of Prometheus' own client for Python: that of OpenMetrics, and that of the text format. */
import { spawnSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { fleetMetrics, metricsText, metricsOf, openMetricsReport } from './openmetrics.js';
import { everySample, hostile } from '../testing/hostile.js';
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

  test('give hostile texts back as they are shown everywhere', () => {
    const label = '{"a\\n"}\n\\\u202e';
    const [info] = valueOf(
      samplesOf(openMetricsReport({ ...hostile, target: { ...hostile.target, label } })),
      'info',
      {},
    );
    expect(info?.[2]['label']).toBe(printable(label));
    expect(info?.[2]['target']).toBe(printable(hostile.target.url, 500));
  });

  test.each([
    ['conformant', conformant],
    ['nonconformant', nonconformant],
    ['undetermined', inconclusive],
  ])('have the verdict %s in one state only', (state, report) => {
    const verdicts = valueOf(samplesOf(openMetricsReport(report)), 'verdict', {});
    expect(verdicts.map(([, , labels, value]) => [labels['state'], value])).toEqual(
      ['conformant', 'nonconformant', 'undetermined'].map(each => [each, each === state ? 1 : 0]),
    );
  });

  test('of a fleet are one text with a bounded number of series', async () => {
    const members = Array.from({ length: 3_000 }, (_, index) => {
      const report = [conformant, nonconformant, inconclusive][index % 3] ?? conformant;
      // The first two have the same address.
      return { ...report, target: `https://w${Math.max(1, index)}.example/api.php` };
    });
    const samples = samplesOf(await fleetMetrics(members));
    expect(valueOf(samples, 'fleet_targets', {}).map(([, , , value]) => value)).toEqual([1000, 1000, 1000]);
    expect(valueOf(samples, 'fleet_targets_listed', {})[0]?.[3]).toBe(1000);
    const failed = valueOf(samples, 'fleet_rules', { rule: 'allimages.ns', outcome: 'failed' });
    expect(failed[0]?.[3]).toBe(1000);
    expect(samples.length).toBeLessThan(5_000);
  });

  test('of several targets in one text are valid too', () => {
    const other = { ...conformant, target: { ...conformant.target, url: 'http://b.example/api.php' } };
    const samples = samplesOf(metricsText([...metricsOf(conformant), ...metricsOf(other)]));
    expect(valueOf(samples, 'verdict', { state: 'conformant' })).toHaveLength(2);
  });
});
