import { expect, test } from 'vitest';
import { read } from '../answers/reading.js';
import { answered } from '../testing/samples/exchanges.js';
import { envelopeChecks } from './envelope.js';

const long = `{"batchcomplete":"","query":{"allimages":[{"name":"A.png"}`;

test.each([
  [`${long},]}}`, 'the body is not JSON from character 60 on', 'a trailing comma'],
  [`${long},{"ns":NaN}]}}`, 'the body is not JSON from character 66 on', 'JSON has no such value'],
  [`${long} {"ns":6}]}}`, 'the body is not JSON from character 60 on', 'a comma is missing'],
  [
    `${long},\n{'ns':6}]}}`,
    'the body is not JSON from line 2, character 2 on',
    'JSON has double quotation marks only',
  ],
  [
    `${long},{"a":"x\ny"}]}}`,
    'the body is not JSON from character 67 on',
    'a control character in a string is not escaped',
  ],
])('a body that stops being JSON is located, with the slip: %j', (body, message, hint) => {
  const answer = read(answered(body));
  if (answer.kind !== 'answer') throw new Error(answer.kind);
  const judge = envelopeChecks['envelope.json'].observing?.answer;
  expect(judge?.(answer, 'allimages')).toMatchObject({
    message,
    hint,
  });
});

test.each([
  ['application/json; charset=UTF-8', '{"batchcomplete":""}', true],
  ['application/json; charset=us-ascii', '{"batchcomplete":""}', true],
  ['application/json; charset=us-ascii', '{"batchcomplete":"é"}', false],
  ['application/json; charset="iso-8859-1"', '{"batchcomplete":""}', false],
  ['application/json; charset=utf-16', '{"batchcomplete":""}', false],
  ['application/json; charset=json', '{"batchcomplete":""}', true],
])('the encoding that %s names for %s is UTF-8: %s', (type, body, isUtf8) => {
  const answer = read(answered(body, { headers: [['content-type', type]] }));
  if (answer.kind !== 'answer') throw new Error(answer.kind);
  const judge = envelopeChecks['envelope.unicode'].observing?.answer;
  expect(judge?.(answer, 'allimages') === true).toBe(isUtf8);
});
