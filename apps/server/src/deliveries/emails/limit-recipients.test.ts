import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { limitRecipients } from './limit-recipients.ts';

let db: TestDatabase;
beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(() => db.close());

const emptyEmail = { messageId: '', thread: '', from: '', replyTo: [], subject: '', html: '', attachments: [] };
const createAddresses = (count: number, from = 0) =>
  Array.from({ length: count }, (_, at) => `v${from + at}@south.example`);
const recipientContext = { teamId: 't', formId: 'f', shareId: 's', isFirst: true };

async function limitAddresses(addresses: readonly string[], over: object = {}) {
  const email = { ...emptyEmail, to: ['office@north.example'], cc: [], bcc: addresses };
  const { letter: limited } = await limitRecipients(db.database, email, {
    ...recipientContext,
    fromAnswers: addresses,
    ...over,
  });
  expect(limited.to).toEqual(['office@north.example']);
  return limited.bcc.length;
}

it('counts recipients from answers per share link and form, only once per email and not per attempt', async () => {
  const sent: number[] = [];
  for (let at = 0; at < 60; at += 1) sent.push(await limitAddresses(createAddresses(12, at * 12)));
  expect(sent).toEqual([...Array(50).fill(10), ...Array(10).fill(0)]);
  expect(await limitAddresses(createAddresses(1), { isFirst: false })).toBe(0);
  await sql`update rate_limits set count = 990 where key like 'e-mails of form %'`.execute(db.database);
  expect(await limitAddresses(createAddresses(10, 1000), { shareId: 'other' })).toBe(10);
  expect(await limitAddresses(createAddresses(10, 1000), { shareId: 'other', isFirst: false })).toBe(10);
  expect(await limitAddresses(createAddresses(1, 1000), { shareId: undefined })).toBe(0);
  expect(await limitAddresses(createAddresses(1, 1000), { formId: 'other', shareId: undefined })).toBe(1);
});
