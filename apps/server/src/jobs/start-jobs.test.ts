import { sql } from 'kysely';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import type { Job } from './job.ts';
import { type RunningJobs, startJobs } from './start-jobs.ts';

const log = pino({ level: 'silent' });
let db: TestDatabase;
const running: RunningJobs[] = [];

beforeEach(async () => {
  db = await createTestDatabase();
});

afterEach(async () => {
  for (const jobs of running.splice(0)) await jobs.stop();
  await db.close();
});

/** One process that knows these jobs. */
async function startProcess(...jobs: readonly Job[]): Promise<RunningJobs> {
  const context = { database: db.database, now: () => new Date(), log };
  const started = await startJobs({
    connectionString: db.connectionString,
    jobs,
    context,
    retryDelaySeconds: 0,
  });
  running.push(started);
  return started;
}

function gate() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open, opened };
}

it('runs a job that is asked for', async () => {
  const { open, opened } = gate();
  const jobs = await startProcess({ name: 'knock', cron: '0 0 1 1 *', run: async () => open() });
  await jobs.runSoon('knock');
  await opened;
});

it('tries a job again that failed', async () => {
  const { open, opened } = gate();
  let runs = 0;
  const jobs = await startProcess({
    name: 'stumble',
    cron: '0 0 1 1 *',
    async run() {
      runs += 1;
      if (runs === 1) throw new Error('The disk was busy');
      open();
    },
  });
  await jobs.runSoon('stumble');
  await opened;
  expect(runs).toBe(2);
});

it('lets a job end that is running when the server stops', async () => {
  const started = gate();
  const mayEnd = gate();
  let hasEnded = false;
  const jobs = await startProcess({
    name: 'long',
    cron: '0 0 1 1 *',
    async run() {
      started.open();
      await mayEnd.opened;
      hasEnded = true;
    },
  });
  await jobs.runSoon('long');
  await started.opened;
  const stopped = jobs.stop();
  mayEnd.open();
  await stopped;
  running.splice(0);
  expect(hasEnded).toBe(true);
});

it('asks a waiting job once, however many processes want it', async () => {
  const { open, opened } = gate();
  let runs = 0;
  const job: Job = {
    name: 'sweep',
    cron: '0 0 1 1 *',
    async run() {
      runs += 1;
      open();
      await mayEnd.opened;
    },
  };
  const mayEnd = gate();
  const [first, second] = [await startProcess(job), await startProcess(job)];
  await first.runSoon('sweep');
  await opened;
  await second.runSoon('sweep');
  await first.runSoon('sweep');
  mayEnd.open();
  for (const jobs of running.splice(0)) await jobs.stop();
  expect(runs).toBe(1);
});

it('schedules the jobs of this program and no others', async () => {
  await startProcess({ name: 'old', cron: '0 0 1 1 *', run: async () => {} });
  await startProcess({ name: 'new', cron: '5 * * * *', run: async () => {} });
  const { rows } = await sql`select name, cron from jobs.schedule order by name`.execute(db.database);
  expect(rows).toEqual([{ name: 'new', cron: '5 * * * *' }]);
});
