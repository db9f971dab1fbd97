import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { createDatabaseListener } from './listen.ts';

let test: TestDatabase;

beforeAll(async () => {
  test = await createTestDatabase([]);
});

afterAll(() => test.close());

const notifyChannel = (channel: string, text: string) =>
  sql`select pg_notify(${channel}, ${text})`.execute(test.database);

/** Listens on a channel, and collects messages. */
async function openChannel(channel: string) {
  const messages: string[] = [];
  const failures: Error[] = [];
  const listening = await createDatabaseListener(test.connectionString)(channel, {
    onMessage: (payload) => messages.push(payload),
    onGap: () => messages.push('(gap)'),
    onFailure: (error) => failures.push(error),
  });
  return { heard: messages, failures, close: listening.close };
}

describe('listening', () => {
  it('receives messages of its channel once they are committed', async () => {
    const { heard: messages, close } = await openChannel('one');
    await test.database
      .transaction()
      .execute(async (transaction) => {
        await sql`select pg_notify('one', 'taken back')`.execute(transaction);
        throw new Error('no');
      })
      .catch(() => undefined);
    await notifyChannel('another', 'not for us');
    await notifyChannel('one', 'hello');
    await expect.poll(() => messages).toEqual(['hello']);
    await close();
  });

  it('reconnects after its connection breaks, and reports a gap', async () => {
    const { heard: messages, failures, close } = await openChannel('cut');
    await sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where query ilike 'listen%cut%' and datname = current_database()
    `.execute(test.database);
    await expect.poll(() => messages).toEqual(['(gap)']);
    expect(failures).toHaveLength(1);
    await notifyChannel('cut', 'again');
    await expect.poll(() => messages).toEqual(['(gap)', 'again']);
    await close();
  });

  it('receives nothing after it was closed', async () => {
    const first = await openChannel('closed');
    const second = await openChannel('closed');
    await first.close();
    await notifyChannel('closed', 'late');
    await expect.poll(() => second.heard).toEqual(['late']);
    expect(first.heard).toEqual([]);
    await second.close();
  });
});
