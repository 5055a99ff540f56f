/** One request on one connection, until its answer is complete, lost or late. */
import type { Dispatcher } from 'undici';
import { count, grouped } from '../../schemas/text/numbers.js';
import type { Address } from './address.js';
import { headerOf, type HttpResponse, type Loss } from './exchange.js';
import type { Link } from './connect.js';
import { decodeBody, MAX_BODY_BYTES } from './decode.js';
import { lateBy, loss, lossOf, type Progress } from './errors.js';
import type { Breaker } from './breaker.js';

export interface Answer {
  readonly response?: HttpResponse;
  readonly loss?: Loss;
  /** Status and headers if only the body is lost: the wait that they ask for still holds. */
  readonly head?: HttpResponse;
  /** The connection was kept from an earlier answer and broke before this one. */
  readonly stale?: boolean;
}

export function send(
  link: Link,
  { origin, path }: Address,
  sent: Readonly<Record<string, string | string[]>>,
  breaker: Pick<Breaker, 'watch' | 'patienceMs'>,
): Promise<Answer> {
  return new Promise(resolve => {
    const timeoutMs = breaker.patienceMs;
    let controller: Dispatcher.DispatchController | undefined;
    let isOver = false;
    let [status, received] = [0, 0];
    let fields: HttpResponse['headers'] = [];
    let chunks: Buffer[] = [];
    const settle = (answer: Answer): void => {
      if (isOver) return;
      isOver = true;
      unwatch();
      const head = { status, headers: fields, body: NO_BYTES };
      resolve(answer.loss && status > 0 ? { ...answer, head } : answer);
    };
    const giveUp = (why: Loss): void => {
      settle({ loss: why });
      if (controller) controller.abort(new Error('given up'));
      else link.opening?.destroy(new Error('given up'));
    };
    const progress = (): Progress => ({
      where: link.where,
      connecting: status > 0 ? undefined : link.connecting,
      received: status > 0 ? receivedOf(received, promisedBy(fields)) : undefined,
    });
    const tooLarge = (more = '') => giveUp(loss('too-large', `body over 3 MiB${more}`));
    const handler: Dispatcher.DispatchHandler = {
      onRequestStart(started) {
        controller = started;
        if (isOver) controller.abort(new Error('given up'));
      },
      onResponseStart({ rawHeaders }, code) {
        if (code < 200) return; // An interim response: the final one follows.
        status = code;
        fields = fieldsOf(rawHeaders);
        const promised = promisedBy(fields) ?? 0;
        if (promised > MAX_BODY_BYTES) tooLarge(`, ${grouped(promised)} bytes announced`);
      },
      onResponseData(_, chunk) {
        received += chunk.length;
        if (received > MAX_BODY_BYTES) return tooLarge();
        chunks.push(chunk);
        // A body can come in a million chunks of one byte.
        if (chunks.length >= 1_000) chunks = [Buffer.concat(chunks)];
      },
      onResponseEnd() {
        // After such a request, undici ends the connection.
        link.answers = sent['connection'] === 'close' ? 0 : link.answers + 1;
        const response = { status, headers: fields, body: Buffer.concat(chunks) };
        settle(answerOf(response, sent['accept-encoding']?.toString()));
      },
      onResponseError(_, error) {
        const why = lossOf(error, progress());
        settle({ loss: why, stale: why.kind === 'broken' && status === 0 && link.answers > 0 });
      },
    };
    // An earlier attempt may have left it.
    link.connecting = undefined;
    const unwatch = breaker.watch(why => giveUp(why ?? lateBy(timeoutMs, progress())), timeoutMs);
    // A proxy's dispatcher adds to the headers that it is given.
    link.dispatcher.dispatch({ origin, path, method: 'GET', headers: { ...sent } }, handler);
  });
}

const NO_BYTES = new Uint8Array();

/** A body that cannot be decoded is lost, but its headers show how it is encoded. */
export function answerOf(sent: HttpResponse, accepted: string | undefined): Answer {
  const body = decodeBody(sent, accepted);
  return 'kind' in body
    ? { loss: body, response: { ...sent, body: NO_BYTES } }
    : { response: { ...sent, body } };
}

/** In the order received, repeated ones apart; bytes become characters one to one, which loses nothing. */
function fieldsOf(raw: Dispatcher.DispatchController['rawHeaders']): HttpResponse['headers'] {
  const all = Array.isArray(raw) ? raw.map(part => part.toString('latin1')) : [];
  return all.flatMap((name, at) => (at % 2 === 0 ? [[name.toLowerCase(), all[at + 1] ?? ''] as const] : []));
}

function promisedBy(headers: HttpResponse['headers']): number | undefined {
  const value = headerOf({ headers }, 'content-length');
  return value !== undefined && /^\d+$/.test(value) ? Number(value) : undefined;
}

const receivedOf = (received: number, promised: number | undefined): string =>
  promised === undefined ? count(received, 'byte') : `${grouped(received)} of ${count(promised, 'byte')}`;
