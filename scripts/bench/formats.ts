/** All formats of a report with a thousand recorded exchanges, against one `JSON.stringify` of it. */
import type { Report } from '../../schemas/verdict.js';
import { fileFormatNames, fileFormats } from '../../reporters/index.js';
import { auditOf } from '../matrix/audit.js';

const EXCHANGES = 1000;

/** The report of an audit of the reference wiki, whose exchanges come again and again. */
async function longReport(): Promise<Report> {
  const report = await auditOf({});
  const known = report.exchanges;
  const exchanges = Array.from({ length: EXCHANGES }, (_, at) => {
    const exchange = known[at % known.length];
    if (!exchange) throw new Error('the report holds no exchange');
    return at < known.length ? exchange : { ...exchange, id: EXCHANGES + at };
  });
  return { ...report, exchanges };
}

function ms(work: () => unknown): Promise<number> {
  const from = performance.now();
  work();
  return Promise.resolve(performance.now() - from);
}

/** What the benchmark sets against each other, in milliseconds. */
export async function formatsAgainstJson(): Promise<
  readonly [formats: () => Promise<number>, json: () => Promise<number>]
> {
  const report = await longReport();
  const renderers = await Promise.all(fileFormatNames.map(name => fileFormats[name].load()));
  return [
    () => ms(() => renderers.map(render => render(report).length)),
    () => ms(() => JSON.stringify(report)),
  ];
}
