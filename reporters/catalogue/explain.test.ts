import { describe, expect, test } from 'vitest';
import { examples } from '../../schemas/generated/examples.js';
import { rationale } from '../../schemas/generated/rationale.js';
import { notes, rules, silences } from '../../schemas/generated/rules.js';
import type { RuleId } from '../../schemas/generated/rules.js';
import { isRuleId } from '../../schemas/rule-ids.js';
import { explainRule, inCatalogue } from './explain.js';
import { displayWidth } from '../text/layout.js';
import type { RuleContext } from './rule-facts.js';

const plain = { columns: 72, colour: false };
const ids = [rules, silences, notes].flatMap(entries => Object.keys(entries)).filter(inCatalogue);

function contextOf(rule: RuleId): RuleContext {
  const example = examples[rule];
  const mutants = [{ id: example.fails.mutant, title: 'the wiki lies' }];
  return { asked: ['/api.php?action=query&format=json'], needs: ['envelope.json'], mutants, example };
}

const explained = (rule: RuleId, columns = 72) => explainRule(rule, { ...plain, columns }, contextOf(rule));

describe('an explanation', () => {
  test('tells of a rule all that is known of it', () => {
    expect(explained('allimages.url-prefix').replace(/line \d+/, 'line N')).toMatchInlineSnapshot(`
      "allimages.url-prefix

      A \`url\` starts with \`{upload_url}/\`.

      level:     MUST: a deviation fails the audit
      area:      allimages
      section:   2.2 File entry
      judged by: a check of its own, for what no schema can say
      stated in: schemas/contract.md, line N

      Why it exists
        Firewalls, proxies, mirrors and content security policies are
        configured with the one address of the uploads.

      What a client loses without it
        A policy that allows the declared host blocks downloads from another
        one, and a mirror copies the same file twice.

      Parameters of a deployment
        upload_url  URL
          The address of the folder of uploaded files.
          default: {base_url}/images

      Asked of the target
        /api.php?action=query&format=json

      Builds on
        envelope.json

      Neither passed nor failed
        inapplicable  needs a file: the listing is empty
        cantTell      a question that it needs has no usable answer
        untested      a rule that it builds on failed

      An answer that passes
          GET http://wiki.example/api.php?action=query&list=allimages&forma…
          {
            "batchcomplete": "",
            "continue": { "aicontinue": "Dollar$x.gif" /* … */ },
            "query": {
              "allimages": [
                {
                  "name": "0_zero.png",
                  "timestamp": "2009-11-06T05:57:45Z",
        →         "url": "http://wiki.example/images/3/3e/0_zero.png",
                  "descriptionurl": "http://wiki.example/File:0_zero.png",
                  "descriptionshorturl": "http://wiki.example/index.php?cur…
                  "ns": 6,
                  "title": "File:0 zero.png"
                },
                { "name": "9_nine.gif" /* … */ },
                { "name": "AA.png" /* … */ },
                // … 7 more
              ]
            }
          }
        held 11 times

      An answer that fails
        the wiki lies:
          GET http://wiki.example/api.php?action=query&list=allimages&forma…
          {
            "batchcomplete": "",
            "continue": { "aicontinue": "Dollar$x.gif" /* … */ },
            "query": {
              "allimages": [
                {
                  "name": "0_zero.png",
                  "timestamp": "2009-11-06T05:57:45Z",
        →         "url": "http://files.example/images/3/3e/0_zero.png",
                  "descriptionurl": "http://wiki.example/File:0_zero.png",
                  "descriptionshorturl": "http://wiki.example/index.php?cur…
                  "ns": 6,
                  "title": "File:0 zero.png"
                },
                { "name": "9_nine.gif" /* … */ },
                { "name": "AA.png" /* … */ },
                // … 7 more
              ]
            }
          }
        entry 1 of page 1 (\`0_zero.png\`) has a \`url\` outside of the upload
        address (the first of 11 such places)
        fix: if this is how the wiki is deployed, declare upload_url (now
             http://wiki.example/images)

      Its mutants, which serve --mutant ID serves
        allimages.url-prefix/other-host
          the wiki lies
      "
    `);
  });

  test('says where a schema judges', () => {
    expect(explained('languageinfo.key', 120)).toContain('at /query/languageinfo/* (the keys)');
    expect(explained('allimages.ns')).toContain(
      'schemas/answers/allimages.schema.json at /query/allimages/*/ns',
    );
  });

  test.each(ids.filter(isRuleId))('of %s says why it exists and what clients lose', rule => {
    const words = explained(rule).replaceAll(/\s+/g, ' ');
    expect(words).toContain(rationale[rule].why);
    expect(words).toContain(rationale[rule].clients);
  });

  test('of what is only observed accuses no answer', () => {
    expect(explained('envelope.debuginfo-time')).toContain('An answer that differs');
    expect(explained('envelope.debuginfo-time')).not.toContain('An answer that fails');
  });

  test('tells of a silence and of a note why nothing is judged', () => {
    expect(explainRule('html.page', plain)).toContain('a silence');
    expect(explainRule('allimages.limit', plain)).toContain('It repeats section 4.2');
  });

  test.each(ids)('of %s keeps to the columns', id => {
    const text = isRuleId(id) ? explained(id) : explainRule(id, plain);
    expect(text.split('\n').filter(line => displayWidth(line) > 72)).toEqual([]);
  });

  test('is the same with colours, but for the colours', () => {
    const coloured = explainRule('allimages.ns', { ...plain, colour: true }, contextOf('allimages.ns'));
    expect(coloured).not.toBe(explained('allimages.ns'));
    expect(coloured.replaceAll(/\u001b\[[0-9]+m/g, '')).toBe(explained('allimages.ns'));
  });
});
