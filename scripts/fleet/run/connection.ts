/** The connection to Redis: opens with a clear error, is watched, and is given up after a time. */
import { setTimeout as rest } from 'node:timers/promises';
import { urlFrom } from '../../../schemas/text/url.js';
import type { Queue } from 'bullmq';
import type { Redis } from 'ioredis';
import { duration } from '../../../schemas/text/numbers.js';
import { printable } from '../../../schemas/text/printable.js';
import { NoAudit, UsageError } from '../../cli/errors.js';

export interface Connection extends ReturnType<typeof watch> {
  readonly bullmq: typeof import('bullmq');
  readonly redis: Redis;
  /** The URL without credentials. */
  readonly address: string;
  close(): void;
}

/** The prefix of all keys. */
export const PREFIX = 'wiki-query-conformance';

const PING_EVERY_MS = 2_000;
const PONG_WITHIN_MS = 10_000;

/**
 * Rejects with a {@link UsageError} or a {@link NoAudit}; neither shows a credential.
 * @param timeoutSeconds when to give Redis up
 */
export async function openConnection(url: string, timeoutSeconds: number): Promise<Connection> {
  const address = addressOf(url);
  const { bullmq, ioredis } = await loadPeers();
  let isOpen = false;
  const redis = new ioredis.Redis(url, {
    lazyConnect: true,
    maxRetriesPerRequest: null,
    connectTimeout: PONG_WITHIN_MS,
    // Only the first attempt can reveal a mistake; later ones are repeated until Redis is given up.
    retryStrategy: attempt => (isOpen ? Math.min(attempt * 100, 2_000) : null),
  });
  let reason: unknown;
  redis.on('error', error => (reason = error));
  // A server may accept the connection and never answer.
  const late = setTimeout(() => {
    reason ??= new Error(`no answer within ${duration(PONG_WITHIN_MS)}`);
    redis.disconnect();
  }, PONG_WITHIN_MS);
  try {
    await redis.connect();
    await redis.ping();
  } catch (error) {
    redis.disconnect();
    throw refusalOf(reason ?? error, address);
  } finally {
    clearTimeout(late);
  }
  isOpen = true;
  const watched = watch(redis, address, timeoutSeconds * 1000);
  const close = (): void => {
    isOpen = false;
    watched.end();
    redis.disconnect();
  };
  return { bullmq, redis, address, ...watched, close };
}

/** The part of the URL that may be shown: no message repeats a password. */
function addressOf(text: string): string {
  const { protocol = '', host = '', pathname = '', search, hash } = urlFrom(text) ?? {};
  const isRedis = /^rediss?:$/.test(protocol) && host !== '' && /^(\/\d{0,4})?$/.test(pathname);
  if (!isRedis || search !== '' || hash !== '')
    throw new UsageError('--queue: expected redis://HOST:PORT or rediss://HOST:PORT/DATABASE');
  return `${protocol}//${printable(host, 200)}${pathname === '/' ? '' : pathname}`;
}

async function loadPeers() {
  try {
    return { bullmq: await import('bullmq'), ioredis: await import('ioredis') };
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND')
      throw new UsageError('--queue requires BullMQ: npm install bullmq@^6.7 ioredis@^5.11');
    throw error;
  }
}

function refusalOf(error: unknown, address: string): Error {
  const message = error instanceof Error ? error.message : String(error);
  if (/\b(WRONGPASS|NOAUTH|NOPERM|invalid password|without any password|invalid username)\b/i.test(message))
    return new UsageError(`--queue: ${address} refuses the user name or the password`);
  const { code } = error as { code?: unknown };
  return new NoAudit(
    code === 'ECONNREFUSED'
      ? `--queue: ${address} refused the connection`
      : `--queue: ${address} cannot be used (${typeof code === 'string' ? code : printable(message, 200)})`,
  );
}

/** Prints a line when Redis stops answering, and one when it answers again. */
function watch(redis: Redis, address: string, giveUpMs: number) {
  const lost = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let pinged: number | undefined;
  const say = (line: string) => process.stderr.write(`${address} ${line}\n`);
  const silent = (): void => {
    if (timer) return;
    say(`does not answer; waiting for up to ${duration(giveUpMs)}`);
    const reason = `${address} has not answered for ${duration(giveUpMs)} (--queue-timeout)`;
    timer = setTimeout(() => lost.abort(new NoAudit(reason)), giveUpMs);
  };
  const answers = (): void => {
    if (!timer) return;
    clearTimeout(timer);
    timer = undefined;
    say('answers again');
  };
  const ping = (): void => {
    if (pinged !== undefined && performance.now() - pinged > PONG_WITHIN_MS) silent();
    if (pinged !== undefined || redis.status !== 'ready') return;
    pinged = performance.now();
    const done = () => (pinged = undefined);
    redis.ping().then(() => {
      done();
      answers();
    }, done);
  };
  const beat = setInterval(ping, PING_EVERY_MS).unref();
  redis.on('close', silent).on('ready', answers);
  return {
    /** Aborted with a {@link NoAudit} if Redis has not answered for too long. */
    get lost(): AbortSignal {
      return lost.signal;
    },
    /** Whether Redis is not answering, so that nothing can be handed back. */
    isSilent: () => timer !== undefined,
    end: () => {
      redis.off('close', silent).off('ready', answers);
      clearInterval(beat);
      clearTimeout(timer);
    },
  };
}

/** BullMQ's errors repeat those of the connection, or end a job, which is reported. */
export const ignore = (): void => undefined;

export const ended = (signal: AbortSignal): Promise<void> =>
  new Promise(resolve => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });

/** Waits for a worker to close, unless Redis is gone or that takes too long. */
export async function closed(closing: Promise<void>, lost: AbortSignal, withinMs: number): Promise<void> {
  await Promise.race([closing, ended(lost), rest(withinMs, undefined, { ref: false })]);
}

/** The connection reports when Redis is gone. */
export const openQueue = ({ bullmq, redis }: Connection, name: string): Queue =>
  new bullmq.Queue(name, { connection: redis, prefix: PREFIX }).on('error', ignore);
