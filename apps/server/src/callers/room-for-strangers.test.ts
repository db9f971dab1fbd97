import { getShareSessionToken } from '@tideform/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
}, 60_000);
afterAll(() => test.close());

const ask = (url: string, number = 0) => test.app.inject({ url, remoteAddress: `10.0.${number >> 8}.${number & 255}` });
const askForSession = (number: number) => ask(`${getShareSessionToken.path}?code=nosuchcode00`, number);
const statuses = (replies: readonly { readonly statusCode: number }[]) => replies.map((reply) => reply.statusCode);

it('tells strangers beyond a hundred at once when to come back, each in turn, and has room again', async () => {
  const crowd = await Promise.all(Array.from({ length: 260 }, (_, number) => askForSession(number)));
  const refused = crowd.filter((reply) => reply.statusCode === 503);
  expect(refused.length).toBe(160);
  expect(refused[0]!.json()).toMatchObject({ code: 'busy' });
  const waits = refused.map((reply) => Number(reply.headers['retry-after']));
  expect([waits[0], waits.at(-1)]).toEqual([2, 6]);
  expect(new Set(statuses(crowd.filter((reply) => !refused.includes(reply))))).toEqual(new Set([403]));
  expect(statuses(await Promise.all([askForSession(1), askForSession(2)]))).toEqual([403, 403]);
});

it('keeps nobody else out', async () => {
  const crowd = Array.from({ length: 150 }, (_, number) => askForSession(number));
  const members = Array.from({ length: 120 }, () => ask('/api/teams/none/forms'));
  expect(new Set(statuses(await Promise.all(members)))).toEqual(new Set([401]));
  expect(statuses(await Promise.all(crowd)).filter((status) => status === 503)).not.toEqual([]);
});
