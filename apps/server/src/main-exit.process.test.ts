import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { findAnyFreePort } from './find-free-port.ts';
import { serverEntries, waitForExit, waitUntilPrinted } from './testing/server-process.ts';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'tideform-exit-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
});

/** Starts the server like an operator would, with the embedded PostgreSQL. */
function startMain(port: number): { readonly child: ChildProcess; readonly said: Promise<string> } {
  const environment = { PORT: String(port), DATA_DIR: dataDir, DEMO: 'empty', LOG_LEVEL: 'silent' };
  const child = spawn(process.execPath, [serverEntries.product], {
    env: { ...process.env, DATABASE_URL: '', PUBLIC_URL: '', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  return { child, said: text(child.stderr) };
}

it('reports a port in use in one line without a stack trace, and exits with an error', async () => {
  const other = createServer();
  await new Promise<void>((listening) => other.listen(0, '127.0.0.1', listening));
  onTestFinished(() => void other.close());
  const { port } = other.address() as AddressInfo;
  const { child, said } = startMain(port);
  expect(await waitForExit(child)).toBe(1);
  expect((await said).trim()).toBe(`Tideform can’t start: Port ${port} is in use; set PORT to another one`);
});

it('reports the end of PostgreSQL and its log in one line, and exits with an error', async () => {
  const { child, said } = startMain(await findAnyFreePort());
  await waitUntilPrinted(child, 'Press Ctrl+C');
  const postmaster = Number.parseInt(readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8'), 10);
  process.kill(postmaster, 'SIGKILL');
  expect(await waitForExit(child)).toBe(1);
  const line = `^Tideform is stopping: PostgreSQL \\(process ${postmaster}\\) has ended\\. Its log is ${dataDir}\\S*postgres\\S*log$`;
  expect((await said).trim()).toMatch(new RegExp(line));
});
