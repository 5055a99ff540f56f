/** A wiki that changes during its audit, behind a cache that keeps every answer, knows a question however it is written, and says nothing of it. */
import { serveWiki } from '../../../fixtures/serve.js';
import { wikiFiles } from '../../../fixtures/wiki/files.js';
import { documentFor, listingOf, wikiOf } from '../../../fixtures/wiki/wiki.js';
import type { WikiDocument, WikiFile, WikiRequest } from '../../../fixtures/wiki/wiki.js';
import { audit } from '../../audit/audit.js';

const listing = wikiFiles(31, { seed: 'drift', capitalLinks: false });

/** The files of the wiki before it changes. */
export const files = Array.from({ length: listing.count }, (_none, at) => listing.at(at));

interface Change {
  /** The files of the wiki from then on. */
  readonly after: readonly WikiFile[];
  /** Whether the wiki changes with this question. */
  readonly when: (request: WikiRequest) => boolean;
  /** What the wiki does wrong. */
  readonly alter?: ((document: WikiDocument, request: WikiRequest) => WikiDocument) | undefined;
  readonly seed?: string;
}

/** The rules that fail. */
export async function failedBehindCache({
  after,
  when,
  alter = document => document,
  seed = 'drift',
}: Change): Promise<string[]> {
  const later = wikiOf({ files: listingOf(after) });
  const kept = new Map<string, WikiDocument>();
  let changed = false;
  const wiki = await serveWiki({
    files: listingOf(files),
    alter: {
      document(document, { request, wiki: own }) {
        const parameters = new URLSearchParams(request.query);
        parameters.sort();
        const key = parameters.toString();
        changed ||= when(request);
        const now = changed ? documentFor(request, { ...later, baseUrl: own.baseUrl }) : document;
        const known = kept.get(key) ?? alter(now, request);
        kept.set(key, known);
        return known;
      },
    },
  });
  const report = await audit({ url: wiki.url, seed, strength: 1, steady: false, lastingMs: 50 });
  await wiki.close();
  return report.results.filter(({ outcome }) => outcome === 'failed').map(({ rule }) => rule);
}
