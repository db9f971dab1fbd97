import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, statSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, expect, it } from 'vitest';
import { connectDatabase } from './connect.ts';
import { isRunning, waitForExit } from './embedded/process-state.ts';

const folders: string[] = [];

/** Returns the path of a data folder inside a folder with mode 0700, as for a Git clone in a private home folder. */
function createPrivateDataDir(): string {
  const home = mkdtempSync(join(tmpdir(), 'tideform-database-'));
  chmodSync(home, 0o700);
  folders.push(home);
  return join(home, 'data');
}

afterEach(async () => {
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true, force: true });
});

/** Starts a process that opens the database, writes a row, prints the process ID of PostgreSQL, and keeps running. */
async function startServer(dataDir: string): Promise<{ pid: number; postmaster: number; kill(): Promise<void> }> {
  const script = `
    import { sql } from 'kysely';
    import { connectDatabase } from ${JSON.stringify(new URL('./connect.ts', import.meta.url).href)};
    const { database } = await connectDatabase({ dataDir: ${JSON.stringify(dataDir)} });
    await sql\`create table kept (word text)\`.execute(database);
    await sql\`insert into kept values ('before the kill')\`.execute(database);
    const { rows } = await sql\`select pg_read_file('postmaster.pid') as text\`.execute(database);
    console.log(rows[0].text.split('\\n')[0]);
  `;
  const child = spawn(process.execPath, ['--input-type=module-typescript', '-e', script], {
    cwd: import.meta.dirname,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const line = await new Promise<string>((resolve, reject) => {
    child.stdout.once('data', (data: Buffer) => resolve(data.toString()));
    child.once('exit', () => reject(new Error('the server ended before it was ready')));
  });
  return {
    pid: child.pid!,
    postmaster: Number(line),
    async kill() {
      process.kill(child.pid!, 'SIGKILL');
      await waitForExit(child.pid!, 5_000);
    },
  };
}

it('reports an unexpected end of PostgreSQL and the location of its log', async () => {
  const dataDir = createPrivateDataDir();
  const { database, unexpectedEnd, close } = await connectDatabase({ dataDir });
  const { rows } = await sql<{ pid: string }>`select pg_read_file('postmaster.pid') as pid`.execute(database);
  const pid = Number.parseInt(rows[0]?.pid ?? '', 10);
  process.kill(pid, 'SIGKILL');
  expect(await unexpectedEnd).toMatch(
    new RegExp(`^PostgreSQL \\(process ${pid}\\) has ended. Its log is .*postgres.*log$`),
  );
  await close();
});

it('keeps the embedded PostgreSQL data after a restart, in a folder that only its owner may enter', async () => {
  const dataDir = createPrivateDataDir();
  const first = await connectDatabase({ dataDir });
  await sql`create table kept (word text)`.execute(first.database);
  await sql`insert into kept values ('tide')`.execute(first.database);
  await first.close();

  const second = await connectDatabase({ dataDir });
  const { rows } = await sql`select word from kept`.execute(second.database);
  const { rows: settings } = await sql`select current_setting('fsync') as fsync`.execute(second.database);
  await second.close();

  expect(rows).toEqual([{ word: 'tide' }]);
  expect(settings).toEqual([{ fsync: 'on' }]);
  expect(statSync(join(dataDir, 'postgres.password')).mode & 0o777).toBe(0o600);
});

it('reuses the PostgreSQL that a killed server left running, and stops it on close', async () => {
  const dataDir = createPrivateDataDir();
  const server = await startServer(dataDir);
  await server.kill();
  expect(isRunning(server.postmaster)).toBe(true);

  const next = await connectDatabase({ dataDir });
  const { rows } = await sql`select word from kept`.execute(next.database);
  await next.close();

  expect(rows).toEqual([{ word: 'before the kill' }]);
  expect(await waitForExit(server.postmaster, 1_000)).toBe(true);
});

it('replaces the PostgreSQL that a killed server left running if it does not respond', async () => {
  const dataDir = createPrivateDataDir();
  const server = await startServer(dataDir);
  await server.kill();
  process.kill(server.postmaster, 'SIGSTOP');

  const next = await connectDatabase({ dataDir, answerTimeoutMs: 300 });
  const { rows } = await sql`select word from kept`.execute(next.database);
  await next.close();

  expect(rows).toEqual([{ word: 'before the kill' }]);
  expect(isRunning(server.postmaster)).toBe(false);
});

it('starts after PostgreSQL itself was killed, without losing committed data', async () => {
  const dataDir = createPrivateDataDir();
  const server = await startServer(dataDir);
  await server.kill();
  process.kill(server.postmaster, 'SIGKILL');
  await waitForExit(server.postmaster, 5_000);

  const next = await connectDatabase({ dataDir });
  const { rows } = await sql`select word from kept`.execute(next.database);
  await next.close();

  expect(rows).toEqual([{ word: 'before the kill' }]);
});

it('keeps PostgreSQL running while another process still uses it', async () => {
  const dataDir = createPrivateDataDir();
  const server = await startServer(dataDir);
  const mine = await connectDatabase({ dataDir });
  await mine.close();
  expect(isRunning(server.postmaster)).toBe(true);

  await server.kill();
  await (await connectDatabase({ dataDir })).close();
  expect(isRunning(server.postmaster)).toBe(false);
});
