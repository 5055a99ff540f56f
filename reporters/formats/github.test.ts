import { describe, expect, test } from 'vitest';
import type { Report } from '../../schemas/verdict.js';
import { githubAnnotations } from './github.js';
import { everySample } from '../testing/hostile.js';
import { conformant, inconclusive, nonconformant, reportOf } from '../testing/reports.js';

describe('the annotations of a GitHub workflow', () => {
  test('are an error for each failed MUST and a warning for each failed SHOULD', () => {
    expect(githubAnnotations(nonconformant)).toMatchInlineSnapshot(`
      "::error title=allimages.ns (MUST%2C section 2.2)::\`ns\` is 0, not 6 (\`C&D.png\`, page 1)%0ANo parameter excuses this: the namespace of files has the number 6 in every wiki.
      ::error title=allimages.url-prefix (MUST%2C section 2.2)::the \`url\` of \`C&D.png\` starts with http://cdn.wiki.example/w/uploads/, not with http://127.0.0.1:8080/images/%0A\`--set upload_url=http://cdn.wiki.example/w/uploads\` declares another folder for uploaded files.
      ::error title=session.same-answer (MUST%2C section 5)::the answer with a session cookie has lag 0, the one without has lag -1
      ::warning title=session.no-live-cookie (SHOULD%2C section 5)::an answer to a request without cookies sets \`wiki_session\`
      "
    `);
  });

  test('are none for a conformant wiki, and one for an inconclusive audit', () => {
    expect(githubAnnotations(conformant)).toBe('');
    expect(githubAnnotations(inconclusive)).toMatch(
      /^::error title=Nothing could be tested%3A no connection .*::Is the server running, .*%0AInconclusive: .*\n$/,
    );
  });

  test.each(everySample)('of %s are commands of their own only', (_name, report) => {
    const lines = githubAnnotations(report).split('\n').slice(0, -1);
    for (const line of lines)
      expect(line).toMatch(/^::(error|warning) title=[^:,]*::[ -~\p{L}\p{M}\p{P}\p{S}]*$/u);
  });

  test('let a message start no command', () => {
    const finding = { outcome: 'failed', message: 'a\n::stop-commands::x\r%0A::error::y' } as const;
    const text = githubAnnotations(reportOf({ 'allimages.ns': finding }));
    expect(text.match(/\n/g)).toHaveLength(1);
    expect(text).toContain(String.raw`::a%0A::stop-commands::x\x0d%250A::error::y`);
  });

  test('leave out a failure that a baseline excuses, and name an entry that is stale', () => {
    const baseline: Report['baseline'] = [
      { rule: 'allimages.ns', reason: 'known', standing: 'failing' },
      { rule: 'allimages.url', reason: 'known', standing: 'passing' },
    ];
    const report = reportOf({ 'allimages.ns': { outcome: 'failed', message: 'seen' } });
    expect(githubAnnotations({ ...report, conformant: true, baseline })).toBe(
      '::error title=The baseline is stale::allimages.url passes now: delete its entry from the baseline.\n',
    );
  });
});
