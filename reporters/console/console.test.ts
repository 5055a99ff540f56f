import { describe, expect, test } from 'vitest';
import type { Report } from '../../schemas/verdict.js';
import { consoleReport } from './console.js';
import { displayWidth } from '../text/layout.js';
import { hostile } from '../testing/hostile.js';
import { asFarAsAsked, conformant, inconclusive, nonconformant, ruined } from '../testing/reports.js';

const files = ['conformance-report/report.html', 'conformance-report/report.json'];
const at = (columns: number, report: Report) =>
  `\n${consoleReport(report, { columns, colour: false, files })}`;
const every = { conformant, asFarAsAsked, nonconformant, inconclusive, ruined, hostile };

describe('a nonconformant wiki', () => {
  test('at 60 columns', () => {
    const [head, , prefix] = at(60, nonconformant).split(/\n(?=[✗!] \S+ {2}[MS])/);
    const [, rest] = at(60, nonconformant).split(/(?<=\n)(?=Not judged)/);
    expect([head, prefix, rest].join('\n')).toMatchInlineSnapshot(`
      "
      ✗ NOT CONFORMANT  http://127.0.0.1:8080/api.php

      ✗ allimages.url-prefix  MUST, section 2.2
        the \`url\` of \`C&D.png\` starts with
        http://cdn.wiki.example/w/uploads/, not with
        http://127.0.0.1:8080/images/
        contract: A \`url\` starts with \`{upload_url}/\`.
        expected: http://127.0.0.1:8080/images/a/ab/C%26D.png
        actual:   http://cdn.wiki.example/w/uploads/a/ab/C%26D.png
        at:       /query/allimages/3/url (allimages page 1,
                  exchange 4)
        hint:     \`--set
                  upload_url=http://cdn.wiki.example/w/uploads\`
                  declares another folder for uploaded files.
        request:  same as allimages.ns

      Not judged
      ? 2 can't tell  no answer within 10 s: allimages.mime-filte…
      - 1 not tested  \`allimages.ns\` failed: allimages.title-from…

                                   can't        not    not
      area           passed failed  tell applicable tested
      envelope            3      ·     ·          1      ·
      html                2      ·     ·          ·      ·
      languageinfo        2      ·     ·          ·      ·
      allimages           4      2     2          ·      1
      dbrepllag           2      ·     ·          ·      ·
      duplicatefiles      2      ·     ·          ·      ·
      session             1      2     ·          ·      ·
      all                16      4     2          1      1

      observed: 4, not scored: envelope.json-style and 3 more
      seed:     4f2a9c
      explain:  wiki-query-conformance explain allimages.ns
      report:   conformance-report/report.html
                conformance-report/report.json

        3 failed · 1 warning · 2 can't tell · 1 not tested · 16
        passed · 1 not applicable
      ✗ NOT CONFORMANT (47 requests in 0.8 s)
      "
    `);
  });

  test('that breaks many rules shows eight failures in full and the rest in a line each', () => {
    const text = at(120, ruined);
    expect(text.match(/^✗ \S+ {2}MUST, section/gm)).toHaveLength(8);
    const failed = ruined.results.filter(({ outcome }) => outcome === 'failed');
    expect(text.match(/^[✗!] \S+ {2,}answer /gm)).toHaveLength(failed.length - 8);
  });
});

describe('an inconclusive audit', () => {
  test('at 120 columns', () => {
    expect(at(120, inconclusive)).toMatchInlineSnapshot(`
      "
      ? Nothing could be tested: no connection to 127.0.0.1 port 8080: refused.
        http://127.0.0.1:8080/api.php
        Is the server running, and are the scheme (\`http\` or \`https\`), host and port right?
        curl -g --compressed 'http://127.0.0.1:8080/api.php?action=query&list=allimages&format=json' -H 'accept-encoding: gzip'

      seed:     4f2a9c
      report:   conformance-report/report.html
                conformance-report/report.json

      ? INCONCLUSIVE: 23 can't tell · 1 not tested (4 requests in 31 ms)
      "
    `);
  });

  test('says that it was not finished, also if a rule failed before', () => {
    const fault = { kind: 'interrupted', where: 'page 3', message: 'interrupted by the user' } as const;
    const text = at(80, { ...nonconformant, fault });
    expect(text).toContain('The audit was not finished: page 3: interrupted by the user\n');
  });
});

describe('a baseline', () => {
  const excuse = { rule: 'allimages.ns', reason: 'known since May', standing: 'failing' } as const;

  test('leaves new failures in full, and puts those that it excuses after them, a line each', () => {
    const text = at(80, { ...nonconformant, baseline: [excuse] });
    const headed = text.match(/^[✗!] \S+ {2}(MUST|SHOULD), section/gm);
    expect(headed).toHaveLength(3);
    expect(text).not.toContain('✗ allimages.ns');
    expect(text.indexOf('· allimages.ns  known since May')).toBeGreaterThan(text.indexOf(headed?.[2] ?? '?'));
    expect(text).toContain('2 failed · 1 warning · 1 excused · ');
  });
});

describe.each(Object.entries(every))('the console report of %s', (_name, report) => {
  test('has the same text with and without colours', () => {
    const coloured = consoleReport(report, { columns: 80, colour: true, files });
    expect(coloured).toContain('\u001b[');
    expect(uncoloured(coloured)).toBe(consoleReport(report, { columns: 80, colour: false, files }));
  });

  test.each([20, 60, 72, 80, 120])('keeps to %i columns but in the curl lines, and is visible', columns => {
    const text = uncoloured(consoleReport(report, { columns, colour: true, files: ['a\u001bb'] }));
    expect(text.replaceAll('\n', '')).not.toMatch(/[\p{C}\p{Zl}\p{Zp}]|[^\S ]/u);
    const isWide = (line: string) =>
      displayWidth(line) > Math.max(60, columns) && !line.startsWith('  curl ');
    expect(text.split('\n').filter(isWide)).toEqual([]);
  });
});

const uncoloured = (text: string) => text.replaceAll(/\u001b\[[0-9]+m/g, '');
