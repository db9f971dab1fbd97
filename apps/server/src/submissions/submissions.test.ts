import { randomUUID } from 'node:crypto';
import {
  type ApiClient,
  countSubmission,
  getSubmissionNumber,
  nextSubmissionNumber,
  setSubmissionNumber,
} from '@tideform/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createMemoryTeam, type MemoryPerson, type MemoryTeam } from '../testing/create-memory-team.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

let test: TestApp;
let team: MemoryTeam;
let client: ApiClient;
let teamId: string;
let formId: string;
beforeAll(async () => {
  team = await createMemoryTeam();
  teamId = team.teamId;
  test = await startTestApp({}, team.ports);
});
afterAll(() => test.close());
beforeEach(async () => {
  formId = randomUUID();
  test.now = new Date('2026-03-31T23:59:00Z');
  await sql`truncate monthly_submissions, counted_submissions`.execute(test.db.database);
  client = await team.apiOf(test, 'member');
});

async function requestNextNumber(key: string, form = formId): Promise<number> {
  const answer = await client.call(nextSubmissionNumber, { params: { teamId, formId: form }, idempotencyKey: key });
  if (!answer.ok) throw new Error(answer.refusal);
  return answer.value.submissionNumber;
}

const setNumber = async (submissionNumber: number, by: MemoryPerson = 'builder') =>
  (await team.apiOf(test, by)).call(setSubmissionNumber, { params: { teamId, formId }, body: { submissionNumber } });

async function loadLatestNumber(): Promise<number | undefined> {
  const answer = await client.call(getSubmissionNumber, { params: { teamId, formId } });
  return answer.ok ? answer.value.submissionNumber : undefined;
}

it('assigns numbers from 1, and returns 0 before the first submission', async () => {
  expect(await loadLatestNumber()).toBe(0);
  expect(await requestNextNumber('a')).toBe(1);
  expect(await requestNextNumber('b')).toBe(2);
  expect(await loadLatestNumber()).toBe(2);
});

it('numbers each form of a team separately', async () => {
  await requestNextNumber('a');
  expect(await requestNextNumber('a', randomUUID())).toBe(1);
});

it('always returns the same number for the same idempotency key', async () => {
  expect(await requestNextNumber('a')).toBe(1);
  await requestNextNumber('b');
  await setNumber(500);
  expect(await requestNextNumber('c')).toBe(501);
  expect(await requestNextNumber('a')).toBe(1);
});

it('[I7] assigns 50 consecutive numbers to 50 concurrent callers, and returns the same numbers to repeated calls', async () => {
  const keys = Array.from({ length: 50 }, () => randomUUID());
  const calls = [...keys, ...keys, ...keys];
  const numbers = await Promise.all(calls.map((key) => requestNextNumber(key)));
  const byKey = new Map(keys.map((key, index) => [key, numbers[index]]));
  expect([...byKey.values()].sort((a, b) => a! - b!)).toEqual(keys.map((_, index) => index + 1));
  for (const [index, key] of calls.entries()) expect(numbers[index]).toBe(byKey.get(key));
  expect(await Promise.all(keys.map((key) => requestNextNumber(key)))).toEqual([...byKey.values()]);
});

it('continues after a number that a builder has set', async () => {
  expect((await setNumber(41)).ok).toBe(true);
  expect(await loadLatestNumber()).toBe(41);
  expect(await requestNextNumber('a')).toBe(42);
});

it('[I7] never assigns a number twice, and continues with the first unused number after a builder sets a lower number', async () => {
  for (const key of ['a', 'b', 'c']) await requestNextNumber(key);
  await setNumber(10);
  await requestNextNumber('d');
  await setNumber(0);
  expect(await requestNextNumber('e')).toBe(4);
  await setNumber(9);
  expect(await requestNextNumber('f')).toBe(10);
  expect(await requestNextNumber('g')).toBe(12);
});

it.each([-1, 1.5, Number.NaN, 2 ** 60, 999_999_999])('refuses to set the latest number to %s', async (value) => {
  expect(await setNumber(value)).toMatchObject({ ok: false, refusal: 'invalid-request' });
});

it('lets only builders set the latest number', async () => {
  expect(await setNumber(7, 'member')).toMatchObject({ ok: false, refusal: 'forbidden' });
  expect(await loadLatestNumber()).toBe(0);
  expect((await setNumber(7, 'owner')).ok).toBe(true);
});

it('refuses to assign a number when none is left, until a builder sets a lower number', async () => {
  await setNumber(999_999_998);
  expect(await requestNextNumber('a')).toBe(999_999_999);
  expect(await loadLatestNumber()).toBe(999_999_999);
  const requestSameNumber = () =>
    client.call(nextSubmissionNumber, { params: { teamId, formId }, idempotencyKey: 'b' });
  expect(await requestSameNumber()).toMatchObject({ ok: false, refusal: 'no-number-left' });
  await setNumber(0);
  expect(await requestSameNumber()).toEqual({ ok: true, value: { submissionNumber: 1 } });
  expect(await requestNextNumber('a')).toBe(999_999_999);
});

it('requires an idempotency key to assign the next number', async () => {
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

/** Assigns a number to a response, and counts it. */
async function count(key: string, resubmission = false): Promise<number> {
  await requestNextNumber(key.replace(/-r\d+$/, ''));
  return tell(key, resubmission);
}

async function tell(key: string, resubmission = false): Promise<number> {
  const query = { formId, resubmission };
  const answer = await client.call(countSubmission, { params: { teamId }, query, idempotencyKey: key });
  if (!answer.ok) throw new Error(answer.refusal);
  return answer.value.submissions;
}

it('counts a submission once per idempotency key, and returns the same count for repeated calls', async () => {
  expect(await count('a')).toBe(1);
  expect(await count('b')).toBe(2);
  expect(await count('a')).toBe(1);
  expect(await count('c')).toBe(3);
});

it('returns the number of submissions of a form, without resubmissions and without other forms', async () => {
  const submitted = async () => {
    const answer = await client.call(getSubmissionNumber, { params: { teamId, formId } });
    return answer.ok ? answer.value.submissions : undefined;
  };
  expect(await submitted()).toBe(0);
  await count('a');
  await tell('a-r1', true);
  await count('b');
  expect(await submitted()).toBe(2);
  formId = randomUUID();
  await count('c');
  expect(await submitted()).toBe(1);
});

it('counts concurrent repeats of one submission once', async () => {
  const counts = await Promise.all(Array.from({ length: 20 }, () => count('a')));
  expect(new Set(counts)).toEqual(new Set([1]));
  expect(await count('b')).toBe(2);
});

it('does not count a resubmission as a new submission', async () => {
  await count('a');
  expect(await tell('a-r1', true)).toBe(1);
  expect(await count('b')).toBe(2);
});

it('accepts a response without a submission number, but does not count it', async () => {
  await count('a');
  expect(await tell('made-up')).toBe(1);
  expect(await tell('made-up-r1', true)).toBe(1);
  expect(await count('b')).toBe(2);
});

it('starts counting from 0 each month, and does not count a repeated call in the next month', async () => {
  expect(await count('a')).toBe(1);
  await count('b');
  test.now = new Date('2026-04-01T00:01:00Z');
  client = await team.apiOf(test, 'member');
  expect(await count('a')).toBe(1);
  expect(await count('c')).toBe(1);
});
