/** The sample reports as a whole fleet, for tests at size. */
import type { Report } from '../../schemas/verdict.js';
import { asFarAsAsked, conformant, inconclusive, nonconformant, ruined } from './reports.js';

export interface SampleTarget {
  readonly target: { readonly label: string; readonly url: string; readonly operator: string };
  readonly report?: Report | undefined;
}

const samples = [conformant, nonconformant, conformant, ruined, asFarAsAsked, inconclusive, undefined];

/** Targets of thirty operators; most failures name a file of their own. */
export function* sampleFleet(number: number): Generator<SampleTarget> {
  for (let at = 0; at < number; at += 1) {
    const operator = `operator-${at % 30}.example`;
    const sample = samples[at % samples.length];
    const [label, url] = [`日本語 ${at}`, `https://wiki${at}.${operator}/w/api.php`];
    const target = { label, url, operator };
    const results = sample?.results.map(result =>
      result.outcome === 'failed' ? { ...result, message: `${result.message} (file ${at}.png)` } : result,
    );
    // Every seventh target is pending.
    const report = sample && results && { ...sample, results, target: { ...sample.target, url, label } };
    yield { target, report };
  }
}
