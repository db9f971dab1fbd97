import { randomUUID } from 'node:crypto';
import { listNotices, readNotices } from '@tideform/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { addNotification, deleteOldNotifications } from './notifications-store.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({});
});
afterAll(() => test.close());

const tenantId = randomUUID();
const teamId = randomUUID();
const at = (minute: number) => new Date(Date.UTC(2026, 2, 14, 9, minute));
const apiOf = async (userId: string) => test.clientWith(await test.tokens.signTenantToken({ userId, tenantId }));
const createEmailFailedContent = (submissionNumber: number) => ({ kind: 'email-failed', submissionNumber }) as const;
const notifyUser = (userId: string, minute: number, submissionNumber: number, key = 'email-failed form-1') =>
  addNotification(
    test.db.database,
    { userId, teamId, formId: 'form-1', key, matter: createEmailFailedContent(submissionNumber) },
    at(minute),
  );

it('lists a user’s own notifications, newest first, and counts repetitions of unread notifications', async () => {
  const [ada, ben] = [randomUUID(), randomUUID()];
  await notifyUser(ada, 1, 11);
  await notifyUser(ada, 2, 12);
  await notifyUser(ada, 3, 13, 'another');
  await notifyUser(ben, 4, 14);
  const answer = await (await apiOf(ada)).call(listNotices, {});
  expect(answer).toMatchObject({
    ok: true,
    value: {
      unread: 2,
      notices: [
        {
          matter: createEmailFailedContent(13),
          times: 1,
          at: at(3).toISOString(),
          isRead: false,
          teamId,
          formTitle: null,
        },
        { matter: createEmailFailedContent(12), times: 2, at: at(2).toISOString(), isRead: false },
      ],
    },
  });
});

it('marks notifications as read up to a given time, and then restarts the count of repetitions', async () => {
  const ada = randomUUID();
  const api = await apiOf(ada);
  await notifyUser(ada, 1, 11);
  await notifyUser(ada, 5, 15, 'later');
  const until = { body: { until: at(1).toISOString() } };
  expect(await api.call(readNotices, until)).toEqual({ ok: true, value: { read: 1 } });
  expect(await api.call(readNotices, until)).toEqual({ ok: true, value: { read: 0 } });
  const read = async () => {
    const answer = await api.call(listNotices, {});
    if (!answer.ok) throw new Error(answer.refusal);
    return answer.value.notices.map(({ times, isRead }) => [times, isRead]);
  };
  expect(await read()).toEqual([
    [1, false],
    [1, true],
  ]);
  await notifyUser(ada, 6, 16);
  expect(await read()).toEqual([
    [1, false],
    [1, false],
  ]);
});

it('deletes old notifications', async () => {
  const ada = randomUUID();
  await notifyUser(ada, 1, 11);
  await notifyUser(ada, 2, 12, 'later');
  await deleteOldNotifications(test.db.database, at(2));
  const answer = await (await apiOf(ada)).call(listNotices, {});
  expect(answer.ok && answer.value.notices.map(({ matter }) => matter)).toEqual([createEmailFailedContent(12)]);
});
