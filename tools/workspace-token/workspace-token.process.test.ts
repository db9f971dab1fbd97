import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ServerProcess, startServerProcess } from '@tideform/server/testing';
import { createTestDatabase, type TestDatabase } from '@tideform/server/testing/worlds';
import { afterAll, beforeAll, expect, it } from 'vitest';

let db: TestDatabase;
let server: ServerProcess;

beforeAll(async () => {
  db = await createTestDatabase();
  server = await startServerProcess(db.connectionString);
});
afterAll(async () => {
  await server.remove();
  await db.close();
});

interface CommandResult {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

function runCommand(dataDir: string, ...args: string[]): Promise<CommandResult> {
  const script = join(import.meta.dirname, 'workspace-token.ts');
  return new Promise((resolve) => {
    execFile(process.execPath, [script, ...args], { env: { ...process.env, DATA_DIR: dataDir } }, (error, out, err) =>
      resolve({ code: error ? Number(error.code) : 0, out, err }),
    );
  });
}

it('[GR-450] prints the URL of the workspace and a token of a demo user, as one line of JSON', async () => {
  const { code, out, err } = await runCommand(server.dataDir, 'amira.haddad@northgate.test');
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(out).toMatch(/^\{ "graphBaseUrl": "[^"]+", "token": "[^"]+" \}\n$/);
  const { graphBaseUrl, token } = JSON.parse(out) as { graphBaseUrl: string; token: string };
  expect(graphBaseUrl).toBe(`${server.origin}/v1.0`);
  const claims = Buffer.from(String(token.split('.')[1]), 'base64url').toString();
  const { iat, exp } = JSON.parse(claims) as { iat: number; exp: number };
  expect(exp - iat).toBe(3600);
  const me = await fetch(`${graphBaseUrl}/me`, { headers: { Authorization: `Bearer ${token}` } });
  expect(me.status).toBe(200);
  expect(await me.json()).toMatchObject({ mail: 'amira.haddad@northgate.test', displayName: 'Amira Haddad' });
});

it('[GR-450] prints a token that can read teams and libraries', async () => {
  const { out } = await runCommand(server.dataDir, 'DANIEL.KIM@northgate.test');
  const { graphBaseUrl, token } = JSON.parse(out) as { graphBaseUrl: string; token: string };
  const reply = await fetch(`${graphBaseUrl}/me/joinedTeams`, { headers: { Authorization: `Bearer ${token}` } });
  expect(await reply.json()).toMatchObject({ value: [{ displayName: 'Harbour View' }] });
});

it('[GR-451] reports in one line that the user is unknown, and lists the known users', async () => {
  const ended = await runCommand(server.dataDir, 'nobody@northgate.test');
  expect(ended).toMatchObject({ code: 1, out: '' });
  expect(ended.err).toMatch(/^No demo user is called "nobody@northgate\.test"\. The demo users are amira.*\n$/);
  expect(await runCommand(server.dataDir)).toMatchObject({ code: 1, out: '' });
});

it('[GR-451] reports in one line that no server runs on the data', async () => {
  const empty = mkdtempSync(join(tmpdir(), 'tideform-empty-'));
  const ended = await runCommand(empty, 'amira.haddad@northgate.test');
  rmSync(empty, { recursive: true });
  expect(ended).toMatchObject({ code: 1, out: '' });
  expect(ended.err).toMatch(/^No server runs on the data in .+\n$/);
});

it('[GR-451] ignores a server that was killed, and finds it after a restart', async () => {
  await server.kill();
  expect((await runCommand(server.dataDir, 'amira.haddad@northgate.test')).err).toMatch(/^No server runs/);
  await server.start();
  expect((await runCommand(server.dataDir, 'amira.haddad@northgate.test')).code).toBe(0);
});

it('[GR-451] gives no token for a workspace without a demo', async () => {
  const other = await createTestDatabase();
  const bare = await startServerProcess(other.connectionString, { DEMO: 'no' });
  try {
    const ended = await runCommand(bare.dataDir, 'amira.haddad@northgate.test');
    expect(ended).toMatchObject({ code: 1, out: '' });
    expect(ended.err).toBe('The workspace of this server has no demo users.\n');
  } finally {
    await bare.remove();
    await other.close();
  }
});
