import { describe, expect, test } from 'vitest';
import { rationale } from '../../schemas/generated/rationale.js';
import { notes, silences, type RuleId } from '../../schemas/generated/rules.js';
import { ruleIds } from '../../schemas/rule-ids.js';
import { displayWidth } from '../text/layout.js';
import * as explanations from './explanation.js';

const { consoleExplanation, explainNote, explainRule, explainSilence, isEntryId, markdownExplanation } =
  explanations;

const answer = (lines: readonly string[], message: string): explanations.Answer => ({
  request: ['GET http://wiki.example/api.php?action=query&list=allimages&format=json&and=much-more'],
  language: 'jsonc',
  lines,
  marked: [1],
  message,
});

const of = (rule: RuleId): explanations.Explanation =>
  explainRule(rule, {
    requests: ['/api.php?action=query&format=json'],
    dependsOn: ['envelope.json'],
    mutants: [[`${rule}/wrong`, 'a value is wrong']],
    example: {
      passes: answer(['{', '  "ns": 6', '}'], 'held once'),
      fails: { ...answer(['{', '  "ns": 7', '}'], '`ns` is 7'), hint: 'declare it', mutant: `${rule}/wrong` },
      inapplicable: ['the listing is empty'],
      cantTell: ['1 of 2 pages walked'],
    },
    clients: [['mwn 3.0.3', 'nothing with 1 mutant']],
  });

const all = [
  ...ruleIds.map(of),
  ...Object.keys(silences).map(id => explainSilence(id as keyof typeof silences, [])),
  ...Object.keys(notes).map(id => explainNote(id as keyof typeof notes)),
].map(explanation => [explanation.id, explanation] as const);

const shown = (explanation: explanations.Explanation, columns = 72, colour = false) =>
  consoleExplanation(explanation, { columns, colour });
const page = (explanation: explanations.Explanation) => markdownExplanation(explanation, 1).join('\n\n');

describe('an explanation', () => {
  test('has the statement, the requests, an answer that passes and one that fails, and the mutants', () => {
    const text = shown(of('allimages.url-prefix'));
    for (const part of [
      'A `url` starts with `{upload_url}/`.\n\nLevel:     MUST: a wiki that breaks this rule is not conformant\n',
      '\nRequests\n  To test this rule alone, the suite sends these requests, each in\n',
      '\nAn answer that passes\n',
      '    {\n  →   "ns": 7\n    }\n  report: `ns` is 7\n  hint:   declare it\n',
      '  upload_url\n    The address of the folder of uploaded files.\n',
      '  allimages.url-prefix/wrong\n    a value is wrong\n',
    ])
      expect(text).toContain(part);
  });

  test('names the schema that judges a field, and the place', () => {
    expect(shown(of('languageinfo.key'), 120)).toContain('the keys of `/query/languageinfo`');
    expect(shown(of('allimages.ns'), 120)).toMatch(
      /allimages\.schema\.json`, at `\/query\/allimages\/\*\/ns`/,
    );
  });

  test.each(ruleIds)('of %s holds its reasons in both renderings', rule => {
    const words = shown(of(rule)).replaceAll(/\s+/g, ' ');
    for (const reason of [rationale[rule].why, rationale[rule].clients]) {
      expect(words).toContain(reason);
      expect(page(of(rule))).toContain(reason);
    }
  });

  test('of a diagnostic, a silence and a note says that nothing fails', () => {
    expect(shown(of('envelope.debuginfo-time'))).toContain('An answer that differs');
    expect(shown(of('envelope.debuginfo-time'))).not.toContain('An answer that fails');
    const variants = [['html.page/plain', 'the page is plain']] as const;
    expect(shown(explainSilence('html.page', variants))).toMatch(/silence: [^]*the page is plain/);
    expect(shown(explainNote('allimages.limit'))).toContain('It repeats section 4.2');
  });

  test.each(all)('of %s keeps to the columns', (id, explanation) => {
    expect(isEntryId(id)).toBe(true);
    // Names and places are longer than a narrow console, and are there to be copied.
    const lines = shown(explanation, 100).split('\n');
    expect(lines.filter(line => displayWidth(line) > 100)).toEqual([]);
  });
});
