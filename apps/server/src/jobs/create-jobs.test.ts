import { sql } from 'kysely';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod/mini';
import { createTokens } from '../authentication/tokens.ts';
import { createNetworks } from '../external-services/guarded/networks.ts';
import { createOutboundHttp } from '../external-services/guarded/outbound-http.ts';
import { createSecrets } from '../secrets/secrets.ts';
import { createFakeGraph } from '../testing/fake-graph.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { createJobs, type Jobs } from './create-jobs.ts';
import type { Job, JobContext, QueuedJob } from './job.ts';

let lines: string[] = [];
const log = pino({ level: 'warn' }, { write: (line) => lines.push(line) });
let db: TestDatabase;
const running: Jobs[] = [];

beforeEach(async () => {
  db = await createTestDatabase();
  lines = [];
});

afterEach(async () => {
  for (const jobs of running.splice(0)) await jobs.stop();
  await db.close();
});

/** Starts a server process that runs these jobs. */
async function startProcess(...jobs: readonly (Job | QueuedJob)[]): Promise<Jobs> {
  const jobQueues = createJobs({
    connectionString: db.connectionString,
    jobs,
    log,
    retryDelaySeconds: 0,
    pollSeconds: 0.5,
  });
  const { runSoon } = jobQueues;
  const token = async () => 'token';
  const graph = {
    graphAs: () => createFakeGraph().graphAs('token'),
    graphFor: () => createFakeGraph().graphFor(token),
  };
  const context: JobContext = {
    database: db.database,
    tokens: createTokens([new Uint8Array(32)], () => new Date()),
    secrets: createSecrets(new Uint8Array(32)),
    signInServer: undefined,
    recaptcha: undefined,
    mailServer: undefined,
    supportMail: undefined,
    aiProvider: undefined,
    outboundHttp: createOutboundHttp({ allowedNetworks: createNetworks([]) }),
    billingProvider: 'nobody',
    stripe: undefined,
    marketplace: undefined,
    salesContact: undefined,
    publicUrl: 'http://app.test',
    ...graph,
    enqueueJob: runSoon,
    now: () => new Date(),
    wait: async () => {},
    log,
  };
  await jobQueues.start(context);
  running.push(jobQueues);
  return jobQueues;
}

function createGate() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open, opened };
}

it('runs a queued job', async () => {
  const { open, opened } = createGate();
  const jobs = await startProcess({ name: 'knock', cron: '0 0 1 1 *', run: async () => open() });
  await jobs.runNow('knock');
  await opened;
});

it('retries a failed job', async () => {
  const { open, opened } = createGate();
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
  await jobs.runNow('stumble');
  await opened;
  expect(runs).toBe(2);
});

it('waits for running jobs when the server stops', async () => {
  const started = createGate();
  const mayEnd = createGate();
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
  await jobs.runNow('long');
  await started.opened;
  const stopped = jobs.stop();
  mayEnd.open();
  await stopped;
  running.splice(0);
  expect(hasEnded).toBe(true);
});

it('queues a job once for several processes', async () => {
  const { open, opened } = createGate();
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
  const mayEnd = createGate();
  const [first, second] = [await startProcess(job), await startProcess(job)];
  await first.runNow('sweep');
  await opened;
  await second.runNow('sweep');
  await first.runNow('sweep');
  mayEnd.open();
  for (const jobs of running.splice(0)) await jobs.stop();
  expect(runs).toBe(1);
});

it('removes schedules of jobs that no longer exist', async () => {
  await startProcess({ name: 'old', cron: '0 0 1 1 *', run: async () => {} });
  await startProcess({ name: 'new', cron: '5 * * * *', run: async () => {} });
  const { rows } = await sql`select name, cron from jobs.schedule order by name`.execute(db.database);
  expect(rows).toEqual([{ name: 'new', cron: '5 * * * *' }]);
});

const payloadSchema = z.object({ id: z.string(), to: z.string() });
type EmailPayload = z.output<typeof payloadSchema>;
const createSendJob = (run: QueuedJob<EmailPayload>['run'], times = 2): QueuedJob<EmailPayload> => ({
  name: 'post-letter',
  payload: payloadSchema,
  getKey: ({ id }) => id,
  retries: { times, firstDelaySeconds: 30, maxDelaySeconds: 600 },
  run,
});

it('passes the payload and the context to a queued job', async () => {
  const done: unknown[] = [];
  const job = createSendJob(async (context, signal, payload) => {
    done.push(payload, signal.aborted, context.secrets.open(context.secrets.seal('x', 'here'), 'here'));
    done.push(typeof context.graphFor);
  });
  const jobs = await startProcess(job);
  await jobs.runSoon(job, { id: '1', to: 'ada' });
  await expect.poll(() => done).toEqual([{ id: '1', to: 'ada' }, false, 'x', 'function']);
});

it('runs one job per key at a time, and jobs with other keys in parallel', async () => {
  const { open, opened } = createGate();
  const done: string[] = [];
  const job = createSendJob(async (_context, _signal, { id, to }) => {
    done.push(`${id} ${to}`);
    await opened;
  });
  const jobs = await startProcess(job);
  for (const to of ['ada', 'ben']) await jobs.runSoon(job, { id: '1', to });
  await jobs.runSoon(job, { id: '2', to: 'cal' });
  await expect.poll(() => done.toSorted()).toEqual(['1 ada', '2 cal']);
  await jobs.runSoon(job, { id: '1', to: 'dan' });
  open();
  await expect.poll(async () => (await getJobState('1')).join()).toBe('completed');
  expect(done).toHaveLength(2);
});

const getJobState = async (key: string) => {
  const { rows } = await sql<{ state: string }>`
    select state::text from jobs.job where name = 'post-letter' and singleton_key = ${key}
  `.execute(db.database);
  return rows.map(({ state }) => state);
};

it('runs all queued jobs without waiting for the next poll', async () => {
  const done: string[] = [];
  const job = createSendJob(async (_context, _signal, { id }) => void done.push(id));
  const open = async () => {
    const jobQueues = createJobs({ connectionString: db.connectionString, jobs: [job], log, pollSeconds: 60 });
    running.push(jobQueues);
    await jobQueues.start({} as JobContext);
    return jobQueues;
  };
  const jobs = await open();
  for (let id = 1; id <= 12; id++) await jobs.runSoon(job, { id: `${id}`, to: 'ada' });
  await open();
  await expect.poll(() => done).toHaveLength(12);
});

describe('with workers that poll once an hour', () => {
  const open = (job: QueuedJob) => {
    const jobQueues = createJobs({ connectionString: db.connectionString, jobs: [job], log, pollSeconds: 3600 });
    running.push(jobQueues);
    return jobQueues;
  };

  it('runs a job immediately if another process queues it', async () => {
    const done: string[] = [];
    const job = createSendJob(async (_context, _signal, { id }) => void done.push(id));
    await open(job).start({} as JobContext);
    const asking = open(job);
    await asking.open();
    await asking.runSoon(job, { id: 'first', to: 'ada' });
    await expect.poll(() => done).toEqual(['first']);
    await asking.runSoon(job, { id: 'second', to: 'ada' });
    await expect.poll(() => done).toEqual(['first', 'second']);
  });

  it('runs a delayed job when it is due', async () => {
    const done: string[] = [];
    const job = createSendJob(async (_context, _signal, { id }) => void done.push(id));
    const jobs = open(job);
    await jobs.start({} as JobContext);
    await jobs.runSoon(job, { id: 'delayed', to: 'ada' }, { afterSeconds: 1 });
    await jobs.runSoon(job, { id: 'now', to: 'ada' });
    await expect.poll(() => done).toEqual(['now', 'delayed']);
  });
});

it('queues a job only if the caller’s transaction commits', async () => {
  const done: string[] = [];
  const job = createSendJob(async (_context, _signal, { id }) => void done.push(id));
  const jobs = await startProcess(job);
  const asking = (id: string, fails: boolean) =>
    db.database.transaction().execute(async (within) => {
      await jobs.runSoon(job, { id, to: 'ada' }, { transaction: within });
      if (fails) throw new Error('changed my mind');
    });
  await expect(asking('taken back', true)).rejects.toThrow('changed my mind');
  await asking('kept', false);
  await expect.poll(() => done).toEqual(['kept']);
});

it('keeps permanently failed jobs, logs their IDs, and reports them at the next start', async () => {
  let runs = 0;
  const job = createSendJob(async () => {
    runs += 1;
    throw new Error('No such address');
  }, 1);
  const jobs = await startProcess(job);
  await jobs.runSoon(job, { id: 'letter-7', to: 'a secret' });
  await expect.poll(() => jobs.findFailed()).toMatchObject([{ job: 'post-letter', key: 'letter-7' }]);
  expect(runs).toBe(2);
  const [{ id } = { id: '' }] = await jobs.findFailed();
  const logLines = lines.map((line) => JSON.parse(line)).filter((line) => line.job === 'post-letter');
  expect(logLines.map(({ msg, key, id: at }) => [msg, key, at])).toEqual([
    ['Job failed and will be tried again later', 'letter-7', id],
    ['Job failed permanently', 'letter-7', id],
  ]);
  const { rows } = await sql`select data from jobs.job where name = 'failed-jobs'`.execute(db.database);
  expect(rows).toEqual([{ data: { id: 'letter-7', to: 'a secret' } }]);
  lines = [];
  await startProcess(job);
  expect(lines.join()).toContain('Jobs have failed permanently');
  expect(lines.join()).not.toContain('a secret');
});

it('doubles the delay between retries up to the maximum of the job', async () => {
  const job = createSendJob(async () => {});
  const jobQueues = createJobs({ connectionString: db.connectionString, jobs: [job], log });
  running.push(jobQueues);
  await jobQueues.start({} as JobContext);
  const { rows } = await sql`
    select retry_limit, retry_delay, retry_delay_max, retry_backoff from jobs.queue where name = 'post-letter'
  `.execute(db.database);
  expect(rows).toEqual([{ retry_limit: 2, retry_delay: 30, retry_delay_max: 600, retry_backoff: true }]);
});

it('rejects an invalid payload', async () => {
  const job = createSendJob(async () => {});
  const jobs = await startProcess(job);
  await expect(jobs.runSoon(job, { id: 1 } as never)).rejects.toThrow('"code": "invalid_type"');
});
