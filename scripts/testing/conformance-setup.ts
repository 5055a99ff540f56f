/** Serves the embedded reference wiki to vitest's project `conformance` where `API_URL` names no other target. */
import type { TestProject } from 'vitest/node';
import { serveWiki } from '../../fixtures/serve.js';

export async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  const url = process.env['API_URL'];
  if (url !== undefined && url !== '') return undefined;
  const wiki = await serveWiki({});
  project.provide('conformance', { url: wiki.url });
  return () => wiki.close();
}
