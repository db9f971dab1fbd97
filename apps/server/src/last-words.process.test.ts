import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { findAnyFreePort } from './free-port.ts';
import { exitOf, waitUntilPrinted } from './testing/child-process.ts';
import { serverEntries } from './testing/server-entries.ts';

interface Started {
  readonly child: ChildProcess;
  readonly dataDir: string;
  /** What it has told its operator; its log goes to the other stream. */
  told(): string;
}

/** The server as an operator starts it, with everything embedded, in a folder of its own. */
function start(port: number): Started {
  const dataDir = mkdtempSync(join(tmpdir(), 'tideform-last-words-'));
  const child = spawn(process.execPath, [serverEntries.product], {
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, DATABASE_URL: '', PUBLIC_URL: '', DEMO: 'empty' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(async () => {
    child.kill('SIGTERM');
    await exitOf(child);
    await rm(dataDir, { recursive: true, force: true });
  });
  let told = '';
  child.stderr.on('data', (chunk: Buffer) => {
    told += chunk.toString();
  });
  return { child, dataDir, told: () => told };
}

it('ends with one line, and no stack, where the port that was named is taken', async () => {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void other.close());
  const { port } = other.address() as AddressInfo;
  const { child, told } = start(port);
  expect(await exitOf(child)).toBe(1);
  expect(told()).toBe(`\n  Tideform cannot start: Port ${port} is in use; set PORT to another one\n\n`);
}, 60_000);

it('ends with one line, and no stack, when PostgreSQL is gone', async () => {
  const { child, dataDir, told } = start(await findAnyFreePort());
  await waitUntilPrinted(child, 'Press Ctrl+C', 60_000);
  const pid = Number.parseInt(readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8'), 10);
  process.kill(pid, 'SIGKILL');
  expect(await exitOf(child)).toBe(1);
  expect(told()).toMatch(
    new RegExp(`^\\n {2}Tideform stops: PostgreSQL \\(process ${pid}\\) has ended\\. Its log is .*\\n\\n$`),
  );
}, 120_000);
