import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createGraphClient, operations } from '@tideform/graph';
import { type ServerProcess, startServerProcess } from '@tideform/server/testing';
import { createTestDatabase, type TestDatabase } from '@tideform/server/testing/worlds';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { getDemoToken } from '../workspace-token/demo-token.ts';
import { excludedCases } from './excluded-cases.ts';

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

function runCommand(
  environment: Readonly<Record<string, string>>,
  ...args: string[]
): Promise<{ code: number | null; printed: string }> {
  const own = Object.entries(process.env).filter(([name]) => !/^(VITEST|VITE_|M365_|TEST$|NODE_ENV$)/.test(name));
  const child = spawn(process.execPath, [join(import.meta.dirname, 'graph-live.ts'), ...args], {
    env: { ...Object.fromEntries(own), NO_COLOR: '1', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      printed += chunk.toString();
    });
  }
  return new Promise((resolve) => child.on('close', (code) => resolve({ code, printed })));
}

/** Returns the environment variables that describe the running server. */
async function describeServer(): Promise<Record<string, string>> {
  const tokenOf = async (name: string) => (await getDemoToken(server.dataDir, `${name}@northgate.test`)).token;
  const [owner, member, outsider] = await Promise.all(['amira.haddad', 'tom.okafor', 'daniel.kim'].map(tokenOf));
  const baseUrl = `${server.origin}/v1.0`;
  const client = createGraphClient({
    ...{ baseUrl, fetch, token: async () => owner!, wait: async () => {}, random: () => 0.5 },
  });
  const teams = await client.call(operations.listJoinedTeams, {});
  const groupId = String(teams.value.find(({ displayName }) => displayName === 'Northgate Estates')?.id);
  const body = { displayName: 'Papers', list: { template: 'documentLibrary' } };
  await client.call(operations.createGroupList, { groupId }, { body });
  const lists = await client.call(operations.listGroupLists, { groupId }, { query: { expand: 'drive' } });
  const driveId = String(lists.value.find(({ displayName }) => displayName === 'Papers')?.drive?.id);
  return {
    M365_GRAPH_BASE_URL: baseUrl,
    M365_OWNER_TOKEN: owner!,
    M365_MEMBER_TOKEN: member!,
    M365_OUTSIDER_TOKEN: outsider!,
    M365_GROUP_ID: groupId,
    M365_DRIVE_ID: driveId,
  };
}

it('[GR-465] lists each missing environment variable and exits with code 2', async () => {
  const nothing = await runCommand({});
  expect(nothing.code).toBe(2);
  for (const name of [
    'TENANT_ID',
    'CLIENT_ID',
    'OWNER_REFRESH_TOKEN',
    'MEMBER_REFRESH_TOKEN',
    'GROUP_ID',
    'DRIVE_ID',
  ]) {
    expect(nothing.printed).toContain(`M365_${name}: `);
  }
  const some = { M365_OWNER_TOKEN: 'a', M365_MEMBER_TOKEN: 'b', M365_OUTSIDER_TOKEN: 'c', M365_GROUP_ID: 'd' };
  const almost = await runCommand(some);
  expect(almost.code).toBe(2);
  expect(almost.printed).toContain('M365_DRIVE_ID: ');
  expect(almost.printed).not.toContain('M365_TENANT_ID');
});

/**
 * Rules to test: items, content, uploads and changes, including two cases that need a test hook. The whole suite would
 * take a minute.
 */
const RULES = 'GR-1\\d\\d';

it('[GR-465] tests a running server with access tokens, and skips cases that need a test hook', async () => {
  const { code, printed } = await runCommand(await describeServer(), '-t', RULES);
  for (const rule of Object.keys(excludedCases)) expect(printed).toContain(`Skipped: ${rule}, because `);
  expect(printed.slice(-3_000)).toMatch(/Tests +\d+ passed/);
  expect({ code, failed: /\d+ failed/.exec(printed)?.[0] }).toEqual({ code: 0, failed: undefined });
}, 300_000);
