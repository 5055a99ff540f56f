/** A real Redis server for tests; with REQUIRE_ALL=1, its absence is a failure. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Redis } from 'ioredis';
import { freePort } from '../../testing/started.js';

const executable = process.env['REDIS_SERVER'] ?? 'redis-server';

/** The reason why there is no server, if so; it is also logged. */
export function missingRedis(what: string): string | undefined {
  if (spawnSync(executable, ['--version']).status === 0) return undefined;
  const missing = `no ${executable}: apt-get install redis-server, or name one in REDIS_SERVER`;
  if (process.env['REQUIRE_ALL'] === '1') throw new Error(missing);
  console.warn(`SKIPPED: ${what} (${missing})`);
  return missing;
}

/** Persists every write before answering it, so that a restart loses nothing. */
export async function serveRedis() {
  const port = await freePort();
  const dir = mkdtempSync(join(tmpdir(), 'redis-'));
  const place = ['--port', String(port), '--bind', '127.0.0.1', '--dir', dir];
  const args = [...place, '--save', '', '--appendonly', 'yes', '--appendfsync', 'always'];
  const client = new Redis({ port, lazyConnect: true, maxRetriesPerRequest: null, retryStrategy: () => 50 });
  client.on('error', () => undefined);
  let child: ReturnType<typeof spawn> | undefined;
  const server = {
    port,
    url: `redis://127.0.0.1:${port}`,
    client,
    async start(): Promise<void> {
      child = spawn(executable, args, { stdio: 'ignore' });
      await client.ping();
    },
    /** Keeps the data on the disk. */
    async stop(): Promise<void> {
      if (!child || child.exitCode !== null) return;
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
    async close(): Promise<void> {
      client.disconnect();
      await server.stop();
      rmSync(dir, { recursive: true, force: true });
    },
  };
  await server.start();
  return server;
}
