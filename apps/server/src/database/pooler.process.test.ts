import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findAnyFreePort } from '../find-free-port.ts';
import { addPeople } from '../testing/add-people.ts';
import { createSignInClient } from '../testing/create-sign-in-client.ts';
import { startServerProcess, waitForExit, waitUntilPrinted } from '../testing/server-process.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { withAdvisoryLock } from './advisory-lock.ts';
import { connectDatabase } from './connect.ts';
import { findServerAccount } from './embedded/server-account.ts';

// `npm test` installs PgBouncer if possible, and otherwise lists these tests as skipped.
const hasPgBouncer = spawnSync('sh', ['-c', 'command -v pgbouncer']).status === 0;

describe.skipIf(!hasPgBouncer)('PgBouncer in transaction mode', () => {
  const password = 'low tide at dawn';
  const folder = mkdtempSync(join(tmpdir(), 'tideform-pooler-'));
  let db: TestDatabase;
  let pooler: ChildProcess;
  let url: string;

  beforeAll(async () => {
    db = await createTestDatabase();
    const behind = new URL(db.connectionString);
    const port = await findAnyFreePort();
    const config = join(folder, 'pgbouncer.ini');
    chmodSync(folder, 0o755);
    writeFileSync(
      config,
      [
        '[databases]',
        `* = host=${behind.hostname} port=${behind.port} user=${behind.username} password=${behind.password}`,
        '[pgbouncer]',
        `listen_addr = 127.0.0.1\nlisten_port = ${port}\nunix_socket_dir =`,
        'auth_type = any\npool_mode = transaction\ndefault_pool_size = 4\nignore_startup_parameters = extra_float_digits',
      ].join('\n'),
    );
    // PgBouncer refuses to run as root.
    pooler = spawn('pgbouncer', [config], { ...findServerAccount('/nowhere'), stdio: ['ignore', 'ignore', 'pipe'] });
    url = `postgres://anyone@127.0.0.1:${port}${behind.pathname}`;
    await waitUntilPrinted(pooler, 'listening on');
  });

  afterAll(async () => {
    pooler.kill('SIGKILL');
    await waitForExit(pooler);
    await db.close();
    await rm(folder, { recursive: true, force: true });
  });

  it('refuses to start without a connection that keeps sessions', async () => {
    await expect(connectDatabase({ url, dataDir: folder })).rejects.toThrow(
      'DATABASE_URL connects to a pooler in transaction mode. Set DATABASE_DIRECT_URL',
    );
    await expect(connectDatabase({ url, directUrl: url, dataDir: folder })).rejects.toThrow(
      'DATABASE_DIRECT_URL connects to a pooler in transaction mode',
    );
  });

  it('serializes work under an advisory lock, even if its statements use pooled connections', async () => {
    const processes = await Promise.all(
      [1, 2].map(() => connectDatabase({ url, directUrl: db.connectionString, dataDir: folder })),
    );
    let running = 0;
    let most = 0;
    const work = async () => {
      running += 1;
      most = Math.max(most, running);
      await Promise.all(processes.map(({ database }) => sql`select pg_sleep(0.01)`.execute(database)));
      running -= 1;
    };
    await Promise.all(
      Array.from({ length: 12 }, (_, at) => withAdvisoryLock(processes[at % 2]!.database, 'one at a time', work)),
    );
    expect(most).toBe(1);
    await Promise.all(processes.map(({ close }) => close()));
  });

  it('works with a complete server, whose job notifications bypass the pooler', async () => {
    const { ada } = await addPeople(db.database, { domain: 'pool.example', password }, ['ada']);
    const server = await startServerProcess(url, { DATABASE_DIRECT_URL: db.connectionString });
    try {
      expect(await (await fetch(`${server.origin}/readyz`)).json()).toEqual({ status: 'ok' });
      expect(await createSignInClient(server.origin).signIn(ada.account, password)).toHaveProperty('access_token');
      const { rows } = await sql`
        select from pg_stat_activity where datname = current_database() and query ilike 'listen%'
      `.execute(db.database);
      expect(rows.length).toBeGreaterThan(0);
    } finally {
      await server.remove();
    }
  });
});
