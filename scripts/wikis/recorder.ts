// A proxy that passes each request on to a wiki unchanged, and records requests and answers.

import { openGateway } from '../../fixtures/gateways.js';
import type { Gateway, Passing } from '../../fixtures/gateways.js';
import type { Reply } from '../../fixtures/wiki/wiki.js';

export interface Recorded {
  readonly asked: Passing;
  readonly reply: Reply;
}

export interface Recorder extends Gateway {
  readonly recorded: readonly Recorded[];
}

export async function recorderOf(wikiUrl: string): Promise<Recorder> {
  const recorded: Recorded[] = [];
  const gateway = await openGateway(wikiUrl, async (asked, pass) => {
    const reply = await pass();
    recorded.push({ asked, reply });
    return reply;
  });
  return { ...gateway, recorded };
}
