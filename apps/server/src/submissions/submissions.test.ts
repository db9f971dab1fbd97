import { randomUUID } from 'node:crypto';
import {
  type ApiClient,
  countSubmission,
  getSubmissionNumber,
  nextSubmissionNumber,
  setSubmissionNumber,
} from '@tideform/contract';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

let test: TestApp;
let client: ApiClient;
let teamId: string;
let formId: string;
beforeAll(async () => {
  test = await startTestApp();
}, 60_000);
afterAll(() => test.close());
beforeEach(async () => {
  [teamId, formId] = [randomUUID(), randomUUID()];
  test.now = new Date('2026-03-31T23:59:00Z');
  const claims = { teamId, userId: randomUUID(), tenantId: randomUUID(), isTeamOwner: false };
  client = test.clientWith(await test.tokens.signTeamToken(claims));
});

async function next(key: string, form = formId): Promise<number> {
  const answer = await client.call(nextSubmissionNumber, { params: { teamId, formId: form }, idempotencyKey: key });
  if (!answer.ok) throw new Error(answer.refusal);
  return answer.value.submissionNumber;
}

const set = (submissionNumber: number) =>
  client.call(setSubmissionNumber, { params: { teamId, formId }, body: { submissionNumber } });

async function latest(): Promise<number | undefined> {
  const answer = await client.call(getSubmissionNumber, { params: { teamId, formId } });
  return answer.ok ? answer.value.submissionNumber : undefined;
}

it('counts from 1, and says 0 before the first', async () => {
  expect(await latest()).toBe(0);
  expect(await next('a')).toBe(1);
  expect(await next('b')).toBe(2);
  expect(await latest()).toBe(2);
});

it('counts each form of a team by itself', async () => {
  await next('a');
  expect(await next('a', randomUUID())).toBe(1);
});

it('gives the same key the same number for ever, whatever happens in between', async () => {
  expect(await next('a')).toBe(1);
  await next('b');
  await set(500);
  expect(await next('c')).toBe(501);
  expect(await next('a')).toBe(1);
});

it('[I7] gives 50 concurrent callers 50 numbers without a gap, and each repeat its own', async () => {
  const keys = Array.from({ length: 50 }, () => randomUUID());
  const calls = [...keys, ...keys, ...keys];
  const numbers = await Promise.all(calls.map((key) => next(key)));
  const byKey = new Map(keys.map((key, index) => [key, numbers[index]]));
  expect([...byKey.values()].sort((a, b) => a! - b!)).toEqual(keys.map((_, index) => index + 1));
  for (const [index, key] of calls.entries()) expect(numbers[index]).toBe(byKey.get(key));
  expect(await Promise.all(keys.map((key) => next(key)))).toEqual([...byKey.values()]);
});

it('continues from the value that was set, plus one', async () => {
  expect((await set(41)).ok).toBe(true);
  expect(await latest()).toBe(41);
  expect(await next('a')).toBe(42);
});

it('[I7] never gives a number twice, also after it was set back: the first free one is next', async () => {
  for (const key of ['a', 'b', 'c']) await next(key);
  await set(10);
  await next('d');
  await set(0);
  expect(await next('e')).toBe(4);
  await set(9);
  expect(await next('f')).toBe(10);
  expect(await next('g')).toBe(12);
});

it.each([-1, 1.5, Number.NaN, 2 ** 60])('refuses to set the number to %s', async (value) => {
  const answer = await client.call(setSubmissionNumber, {
    params: { teamId, formId },
    body: { submissionNumber: value },
  });
  expect(answer).toMatchObject({ ok: false, refusal: 'invalid-request' });
});

it('wants a key for the next number', async () => {
  const token = await test.tokens.signTeamToken({
    teamId,
    userId: randomUUID(),
    tenantId: randomUUID(),
    isTeamOwner: false,
  });
  const reply = await test.app.inject({
    method: 'POST',
    url: `/api/teams/${teamId}/forms/${formId}/submission-number/next`,
    headers: { 'x-custom-authorization': `Bearer ${token}` },
  });
  expect(reply.statusCode).toBe(400);
  expect(reply.json()).toMatchObject({ code: 'invalid-request' });
});

async function count(key: string, resubmission = false): Promise<number> {
  const query = { formId, resubmission };
  const answer = await client.call(countSubmission, { params: { teamId }, query, idempotencyKey: key });
  if (!answer.ok) throw new Error(answer.refusal);
  return answer.value.submissions;
}

it('counts a submission once for its key, and answers the same again', async () => {
  expect(await count('a')).toBe(1);
  expect(await count('b')).toBe(2);
  expect(await count('a')).toBe(1);
  expect(await count('c')).toBe(3);
});

it('counts concurrent repeats of one submission once', async () => {
  const counts = await Promise.all(Array.from({ length: 20 }, () => count('a')));
  expect(new Set(counts)).toEqual(new Set([1]));
  expect(await count('b')).toBe(2);
});

it('does not count a resubmission as a new one', async () => {
  await count('a');
  expect(await count('a2', true)).toBe(1);
  expect(await count('b')).toBe(2);
});

it('begins again with each month, and lets a repeat in the next month stay where it was counted', async () => {
  expect(await count('a')).toBe(1);
  await count('b');
  test.now = new Date('2026-04-01T00:01:00Z');
  const claims = { teamId, userId: randomUUID(), tenantId: randomUUID(), isTeamOwner: false };
  client = test.clientWith(await test.tokens.signTeamToken(claims));
  expect(await count('a')).toBe(1);
  expect(await count('c')).toBe(1);
});
