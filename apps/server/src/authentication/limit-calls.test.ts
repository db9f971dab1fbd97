import { randomUUID } from 'node:crypto';
import { apiKeyHeader, apiOperation, sessionTokenHeader, tokenHeader } from '@tideform/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod/mini';
import { openPool } from '../database/connect.ts';
import { respond } from '../http/implement.ts';
import { implementSample, type SampleServer, startSampleServer } from '../testing/sample-operations.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { insertApiKey } from './api-keys-store.ts';

const [teamId, tenantId] = [randomUUID(), randomUUID()];
const operationDefaults = {
  summary: 'A sample',
  method: 'GET',
  params: z.object({ teamId: z.string() }),
  output: z.object({}),
  refusals: {},
} as const;
const limits = { address: 9, token: 2, team: 5, key: 3 };
const teamsOwn = apiOperation({
  ...operationDefaults,
  name: 'teamsOwn',
  path: '/{teamId}/own',
  caller: 'team',
  keys: true,
  limits,
});
const shared = apiOperation({
  ...operationDefaults,
  name: 'shared',
  path: '/{teamId}/shared',
  caller: 'share',
  limits: { ...limits, team: 99, share: 5 },
});

let test: TestApp;
let servers: SampleServer[];
beforeAll(async () => {
  test = await startTestApp();
  const implementations = [
    implementSample(teamsOwn, async () => respond({})),
    implementSample(shared, async () => respond({})),
  ];
  servers = await Promise.all([1, 2].map(() => startSampleServer(test, implementations)));
});
afterAll(async () => {
  for (const server of servers) await server.close();
  await test.close();
});

let asked = 0;

/** Calls the server processes alternately. @returns the HTTP status of each call */
async function callAlternately(
  times: number,
  headers: Record<string, string>,
  address: string,
  path = 'own',
): Promise<number[]> {
  const statuses: number[] = [];
  for (let time = 0; time < times; time++) {
    const { app } = servers[asked++ % 2]!;
    statuses.push((await app.inject({ url: `/${teamId}/${path}`, headers, remoteAddress: address })).statusCode);
  }
  return statuses;
}

const createTeamTokenHeader = async () => {
  const claims = { teamId, userId: randomUUID(), tenantId, isTeamOwner: false };
  return { [tokenHeader]: `Bearer ${await test.tokens.signTeamToken(claims)}` };
};

it('counts calls per user, key, team and address, across all processes', async () => {
  const asked = { teamId, tenantId: teamId, name: 'Connector', madeBy: teamId, now: test.now, maxKeys: 1 };
  const { key } = (await insertApiKey(test.db.database, asked))!;
  expect(await callAlternately(3, await createTeamTokenHeader(), '192.0.2.1')).toEqual([200, 200, 429]);
  expect(await callAlternately(2, { [apiKeyHeader]: key }, '192.0.2.2')).toEqual([200, 200]);
  // The team has used its five calls, including the refused one.
  expect(await callAlternately(1, await createTeamTokenHeader(), '192.0.2.3')).toEqual([429]);
});

it('counts calls of anonymous respondents per session and share link, and all calls per address', async () => {
  const session = { sessionId: randomUUID(), shareId: 'share-1', teamId, formId: 'form-1', since: 0 };
  const visitor = { [sessionTokenHeader]: await test.tokens.signShareToken(session) };
  expect(await callAlternately(3, visitor, '192.0.2.4', 'shared')).toEqual([200, 200, 429]);
  // The share link has used three of its five calls.
  const other = { [sessionTokenHeader]: await test.tokens.signShareToken({ ...session, sessionId: randomUUID() }) };
  const third = { [sessionTokenHeader]: await test.tokens.signShareToken({ ...session, sessionId: randomUUID() }) };
  expect(await callAlternately(2, other, '192.0.2.6', 'shared')).toEqual([200, 200]);
  expect(await callAlternately(1, third, '192.0.2.7', 'shared')).toEqual([429]);
  const guesses = await callAlternately(10, { [sessionTokenHeader]: 'a.b.c' }, '192.0.2.5', 'shared');
  expect(guesses).toEqual([...Array(9).fill(401), 429]);
});

it('applies no limits while the database is down', async () => {
  const away = openPool('postgres://nobody@127.0.0.1:1/none', 1);
  const server = await startSampleServer({ context: { ...test.context, database: away } }, [
    implementSample(teamsOwn, async () => respond({})),
  ]);
  const headers = await createTeamTokenHeader();
  for (let time = 0; time < 4; time++) {
    const reply = await server.app.inject({ url: `/${teamId}/own`, headers });
    expect([reply.statusCode, reply.body]).toEqual([200, '{}']);
  }
  await server.close();
  await away.destroy();
});
