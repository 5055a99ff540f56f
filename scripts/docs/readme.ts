/** The figures of the README that follow from the rules and from audits: each between `<!-- generated: NAME -->` and `<!-- /generated -->`. */
import { serveWiki } from '../../fixtures/serve.js';
import { variants } from '../../fixtures/variants/index.js';
import { consoleReport } from '../../reporters/console/console.js';
import { ruleIds } from '../../schemas/rule-ids.js';
import type { Report } from '../../schemas/verdict.js';
import { audit } from '../../suites/audit/audit.js';
import type { Matrix } from '../matrix/judge.js';
import { detectionText } from '../matrix/table.js';

export async function readmeFigures(matrix: Matrix): Promise<Readonly<Record<string, string>>> {
  const { printed, requests } = await reportOfVariant();
  return {
    rules: String(ruleIds.length),
    requests: String(requests),
    detection: detectionText(matrix),
    report: `\n\n\`\`\`\n${printed}\`\`\`\n\n`,
  };
}

/** The text of a page with the figures between its marks; throws where a figure is unknown. */
export function withFigures(text: string, figures: Readonly<Record<string, string>>): string {
  return text.replaceAll(
    /(<!-- generated: (\S+) -->)[^]*?(<!-- \/generated -->)/g,
    (_all, start: string, name: string, end: string) => {
      const figure = figures[name];
      if (figure === undefined) throw new Error(`an unknown figure is asked for: ${name}`);
      return start + figure + end;
    },
  );
}

/** The report that the README shows, of a wiki on the port that it names. */
async function reportOfVariant(): Promise<{ printed: string; requests: number }> {
  const wiki = await serveWiki(variants['article-path']?.wiki ?? {});
  const report = await audit({ url: wiki.url, seed: 'readme' });
  await wiki.close();
  const text = JSON.stringify({ ...report, durationMs: 200 });
  const elsewhere = JSON.parse(text.replaceAll(new URL(wiki.url).origin, 'http://127.0.0.1:8080')) as Report;
  const files = ['conformance-report/report.html', 'conformance-report/report.json'];
  const printed = consoleReport(elsewhere, { columns: 90, colour: false, files });
  return { printed, requests: report.requests };
}
