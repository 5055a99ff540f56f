import { describe, expect, test } from 'vitest';
import { hostile, serveHostile } from '../../../fixtures/hostile/index.js';
import type { inHtml } from '../../../fixtures/hostile/html.js';
import { broken, compared, fine, reportOn, untold } from '../samples/verdicts.js';
import type { Expected } from '../samples/verdicts.js';

const DEEP = 'the elements of the page are nested more than 512 deep';
const NO_JSON = 'the page contains no JSON document';

const expected = {
  'html-nested': untold(DEEP),
  'html-nested-inline': untold(DEEP),
  'html-formatting': untold(DEEP),
  'html-elements': untold('the page has more than 200,000 elements'),
  'html-headings': fine(),
  'html-text': broken(NO_JSON, ['html.embedded-json']),
  'html-large': broken(NO_JSON, ['html.embedded-json']),
  'html-braces': untold('the answer is nested more than 200 deep'),
  'html-misnested': fine(),
  'html-attributes': fine(),
  'html-entities': fine(),
  'html-no-notice': fine(),
  'html-comment': broken(NO_JSON, ['html.embedded-json']),
  'html-script': broken(NO_JSON, ['html.embedded-json']),
  'html-nothing': broken(NO_JSON, ['html.embedded-json']),
  'html-candidates': fine(),
  'html-nested-candidates': untold('the page has too many parts that look like JSON'),
  // The answer is in the page, and what else is there the contract leaves open.
  'html-twin': fine(),
} as const satisfies Readonly<Record<keyof typeof inHtml, Expected>>;

describe('an HTML form such as', () => {
  test.each(Object.entries(expected) as [keyof typeof expected, Expected][])(
    '%s is read within bounds, with a reason',
    async (id, expectation) => {
      const report = await reportOn(await serveHostile(id));
      expect(compared(report, expectation), hostile[id].does).toEqual({ ...expectation, wrong: [] });
    },
    120_000,
  );
});
