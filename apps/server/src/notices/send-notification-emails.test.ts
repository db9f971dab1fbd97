import { randomUUID } from 'node:crypto';
import { listNotices, mailNotices, readNotices } from '@tideform/contract';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createMemoryTeam, type MemoryTeam } from '../testing/create-memory-team.ts';
import { createMemoryMailServer } from '../testing/receivers.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { addNotification } from './notifications-store.ts';
import { sendNotificationEmails } from './send-notification-emails.ts';

const mailServer = createMemoryMailServer();
const { letters, answers } = mailServer;
let team: MemoryTeam;
let test: TestApp;
beforeAll(async () => {
  team = await createMemoryTeam();
  test = await startTestApp({}, { ...team.ports, mailServer });
});
afterAll(() => test.close());
beforeEach(() => {
  letters.length = 0;
  answers.length = 0;
});

const runJob = () =>
  sendNotificationEmails.run({ ...test.context, log: pino({ level: 'silent' }) }, new AbortController().signal);
const setEmailsWanted = async (isWanted: boolean) =>
  (await team.apiOf(test, 'builder')).call(mailNotices, { body: { isWanted, language: 'de' } });
const addTestNotification = (key: string, submissionNumber: number) => {
  const matter = { kind: 'email-failed', submissionNumber } as const;
  const notice = { userId: team.people.builder, teamId: team.teamId, formId: 'form-1', key, matter };
  return addNotification(test.db.database, notice, test.now);
};
const apiOfPerson = async () =>
  test.clientWith(await test.tokens.signTenantToken({ userId: team.people.builder, tenantId: team.tenantId }));
const loadEmailSetting = async () => {
  const answer = await (await apiOfPerson()).call(listNotices, {});
  return answer.ok && answer.value.byMail;
};

it('sends all new notifications in one email in the user’s language, each notification once', async () => {
  await addTestNotification('a', 7);
  await runJob();
  expect(letters).toEqual([]);
  expect(await loadEmailSetting()).toBe(false);
  expect(await setEmailsWanted(true)).toEqual({ ok: true, value: { isWanted: true } });
  expect(await loadEmailSetting()).toBe(true);
  await addTestNotification('b', 8);
  await addTestNotification('b', 9);
  await runJob();
  expect(letters).toHaveLength(1);
  expect(letters[0]!.to).toHaveLength(1);
  expect(letters[0]!.to[0]).toContain('@');
  expect(letters[0]!.subject).toBe('2 Benachrichtigungen von Tideform');
  expect(letters[0]!.html).toContain('Die E-Mail zur Einsendung 9 konnte nicht gesendet werden. (2-mal)');
  await addTestNotification('b', 10);
  await runJob();
  expect(letters).toHaveLength(1);
  await (await apiOfPerson()).call(readNotices, { body: { until: test.now.toISOString() } });
  test.now = new Date(test.now.getTime() + 1000);
  await addTestNotification('b', 11);
  await runJob();
  expect(letters).toHaveLength(2);
});

it('retries after a temporary failure, and skips read notifications and users who turned emails off', async () => {
  await addTestNotification('c', 12);
  answers.push({ kind: 'kept', failure: 'unreachable', isTemporary: true });
  await runJob();
  await runJob();
  expect(letters.map(({ messageId }) => messageId)).toEqual([letters[0]!.messageId, letters[0]!.messageId]);
  const review = { kind: 'review', news: 'assigned', by: 'Ada <b>', responseId: 'r1', day: '2026-03-14' } as const;
  const matter = { ...review, submissionNumber: null };
  const notice = { userId: team.people.builder, teamId: team.teamId, formId: 'form-1', key: 'r', matter };
  await addNotification(test.db.database, notice, test.now);
  await runJob();
  expect(letters.pop()!.html).toContain('forms/form-1/response/r1">Ein Formular</a>: Ada &lt;b&gt; hat Ihnen eine');
  await addTestNotification('d', 13);
  await (await apiOfPerson()).call(readNotices, { body: { until: test.now.toISOString() } });
  await runJob();
  expect(await setEmailsWanted(false)).toEqual({ ok: true, value: { isWanted: false } });
  await addTestNotification(randomUUID(), 14);
  await runJob();
  expect(letters).toHaveLength(2);
});
