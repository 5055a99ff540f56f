import { describe, expect, test } from 'vitest';
import { purposeIn } from './html-notice.js';

describe('a notice says what the HTML form is for', () => {
  test.each([
    'This is the HTML representation of the JSON format. HTML is good for debugging, but is unsuitable for application use. Specify the format parameter to change the output format. See the complete documentation, or the API help for more information.',
    'HTML output: for debugging only. Not for application use.',
    'You are looking at debug output. Do not use it in production.',
    'Made for developers. Programs should ask for format=json instead.',
    'This view is a testing aid and inappropriate for applications.',
    'Not suitable for applications.',
    "Applications mustn't parse this page.",
    'Bots: please use JSON. This page is for humans.',
    'Use this page to try out queries by hand; never scrape it.',
    'For diagnostic purposes.',
    'This page shows the answer as HTML, which is made for debugging.',
    'This page is unsuitable for application use: programs add format=json.',
    'Debugging view. HTML is no format for software.',
    'Unfit for machines.',
    'The HTML format helps you troubleshoot your queries. Its layout may change at any time.',
    'HTML is good for debugging applications.',
    'Meant for developers of applications who want to look at an answer.',
    'This page is for hunting bugs, hardly suitable for production.',
    'Suitable for debugging. Neither stable nor supported for applications.',
    'Good for debugging, no good for applications!',
    'Intended as an aid for people who write clients; clients themselves need JSON.',
    'Not just for debugging, but never for applications.',
    'DEBUGGING ONLY',
    'Ill-suited to production use.',
    'Applications should use this with format=json.',
    'A developer preview of the answer.',
    'This view helps you to find errors in a query.',
    'Handy while you are hunting for errors.',
    'This output is for people who are repairing a query.',
    'Only to look at; do not build on this page.',
    'For interactive analysis; useless for unattended clients.',
    'A QA view, unacceptable for programmatic use.',
    'Not unsuitable for debugging, but unsuitable for applications.',
    'HTML is not suitable for application use.',
    'Not only for debugging: also for teaching. Never for applications.',
    'Do not use HTML in applications; it is not stable.',
    'HTML is meant for debugging, not for applications.',
    'Applications have no need of this page, which is for debugging.',
    'Rendered for readability. Automated consumers must specify a format.',
  ])('%s', notice => {
    expect(purposeIn(notice)).toBe('meant');
  });
});

test.each([
  'This is the answer of the wiki to a question of a visitor.',
  'The servers of this wiki and how far each of them is behind.',
  'Welcome! Here are the files that you asked for.',
  'MediaWiki API result',
  'Le format HTML convient à la mise au point.',
  'Results of the query, sorted by name.',
  '',
])('%s says nothing of it', notice => {
  expect(purposeIn(notice)).toBe('none');
});

test.each([
  'HTML is good for debugging and suitable for every application.',
  'HTML is not only for debugging: applications read it just as well, and programs may use this page.',
  'This page is recommended for use in applications.',
  'This format is ready for production use.',
  'Applications are welcome to parse this page.',
  'HTML is ideal for all kinds of programs.',
  'HTML is suitable for applications.',
  'HTML is not unsuitable for application use.',
  "HTML is good for debugging, and isn't unsuitable for applications.",
  'HTML is not only for debugging.',
  'This page is not just good for debugging, but also suitable for application use.',
  'HTML is not meant for debugging.',
  'This is the HTML representation of the JSON format. HTML is not for debugging, and is suitable for application use.',
  'HTML is good for debugging, and applications may use this page without restrictions.',
  'HTML is never unsuitable.',
  'Programs can parse this page; there is no need to use another format.',
])('%s recommends the opposite', notice => {
  expect(purposeIn(notice)).toBe('opposite');
});
