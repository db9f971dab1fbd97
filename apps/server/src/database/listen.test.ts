import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { createListen } from './listen.ts';

let test: TestDatabase;

beforeAll(async () => {
  test = await createTestDatabase([]);
});

afterAll(() => test.close());

const say = (channel: string, text: string) => sql`select pg_notify(${channel}, ${text})`.execute(test.database);

/** Listens on a channel, and collects messages. */
async function open(channel: string) {
  const heard: string[] = [];
  const failures: Error[] = [];
  const listening = await createListen(test.connectionString)(channel, {
    onMessage: (payload) => heard.push(payload),
    onGap: () => heard.push('(gap)'),
    onFailure: (error) => failures.push(error),
  });
  return { heard, failures, close: listening.close };
}

describe('listening', () => {
  it('receives messages of its channel once they are committed', async () => {
    const { heard, close } = await open('one');
    await test.database
      .transaction()
      .execute(async (transaction) => {
        await sql`select pg_notify('one', 'taken back')`.execute(transaction);
        throw new Error('no');
      })
      .catch(() => undefined);
    await say('another', 'not for us');
    await say('one', 'hello');
    await expect.poll(() => heard).toEqual(['hello']);
    await close();
  });

  it('reconnects after its connection breaks, and reports a gap', async () => {
    const { heard, failures, close } = await open('cut');
    await sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where query ilike 'listen%cut%' and datname = current_database()
    `.execute(test.database);
    await expect.poll(() => heard).toEqual(['(gap)']);
    expect(failures).toHaveLength(1);
    await say('cut', 'again');
    await expect.poll(() => heard).toEqual(['(gap)', 'again']);
    await close();
  });

  it('receives nothing after it was closed', async () => {
    const first = await open('closed');
    const second = await open('closed');
    await first.close();
    await say('closed', 'late');
    await expect.poll(() => second.heard).toEqual(['late']);
    expect(first.heard).toEqual([]);
    await second.close();
  });
});
