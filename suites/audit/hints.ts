/** Known causes of faults that a schema finds, for whoever has to mend the server. */
import type { SchemaRuleId } from '../../schemas/generated/rules.js';

export const shapeHints: Readonly<Partial<Record<SchemaRuleId, string>>> = {
  'envelope.batchcomplete':
    'a newer form of the API (`formatversion=2`) writes true here; the contract wants the empty string',
  'envelope.query': 'a question that the server does not know is answered without `query`',
  'languageinfo.map': 'an empty map is {}, never []',
  'allimages.list': 'an empty list is [], never {}',
  'allimages.descriptionshorturl': 'a file whose description page does not exist has no short URL',
  'dbrepllag.lag': 'some monitors of replication (pt-heartbeat) report fractions of a second: round them',
  'duplicatefiles.pages':
    'a newer form of the API (`formatversion=2`) lists pages in an array; the contract wants a map by page id',
  'duplicatefiles.missing':
    'a newer form of the API (`formatversion=2`) writes true here; the contract wants the empty string',
};
