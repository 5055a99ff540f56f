import { expect, test } from 'vitest';
import { purposeIn } from './html.js';

test.each([
  'This is the HTML representation of the JSON format. HTML is good for debugging, but is unsuitable for application use. Specify the format parameter to change the output format. See the complete documentation, or the API help for more information.',
  'HTML output: for debugging only. Not for application use.',
  'You are looking at debug output. Do not use it in production.',
  'This view is a testing aid and inappropriate for applications.',
  "Applications mustn't parse this page.",
  'Use this page to try out queries by hand; never scrape it.',
  'This page shows the answer as HTML, which is made for debugging.',
  'Debugging view. HTML is no format for software.',
  'The HTML format helps you troubleshoot your queries. Its layout may change at any time.',
  'Meant for developers of applications who want to look at an answer.',
  'Suitable for debugging. Neither stable nor supported for applications.',
  'Intended as an aid for people who write clients; clients themselves need JSON.',
  'DEBUGGING ONLY',
  'Suitable for debugging. It is anything but suitable for application use.',
  'This view is there to debug queries; avoid it in software of any kind.',
  'The HTML format serves debugging, and is ill-suited to production use.',
  'Good for debugging, no good for applications!',
  'This page is unsuitable for application use: programs add format=json.',
  'Applications should use this with format=json.',
  'This view helps you to find errors in a query.',
  'This output is for people who are repairing a query.',
  'For interactive analysis; useless for unattended clients.',
  'Not unsuitable for debugging, but unsuitable for applications.',
  'Not only for debugging: also for teaching. Never for applications.',
  'HTML is meant for debugging, not for applications.',
  'Rendered for readability. Automated consumers must specify a format.',
])('a notice says what the HTML form is for: %s', notice => {
  expect(purposeIn(notice)).toBe('meant');
});

test.each([
  'This is the answer of the wiki to a question of a visitor.',
  'The servers of this wiki and how far each of them is behind.',
  'MediaWiki API result',
  'Applications are welcome to parse this page.',
  'Le format HTML convient à la mise au point.',
  '',
])('%s says nothing of it', notice => {
  expect(purposeIn(notice)).toBe('none');
});

test.each([
  'HTML is good for debugging and suitable for every application.',
  'This page is recommended for use in applications.',
  'HTML is suitable for applications.',
  'HTML is suitable for applications and is not meant for debugging.',
  "HTML is good for debugging, and isn't unsuitable for applications.",
  'This page is not just good for debugging, but also suitable for application use.',
  'This is the HTML representation of the JSON format. HTML is not for debugging, and is suitable for application use.',
  'HTML is never unsuitable.',
])('%s recommends the opposite', notice => {
  expect(purposeIn(notice)).toBe('opposite');
});
