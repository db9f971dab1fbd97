import type { FastifyBaseLogger } from 'fastify';
import { CompiledQuery } from 'kysely';
import { type JobWithMetadata, PgBoss } from 'pg-boss';
import type { Database } from '../database/connect.ts';
import type { RunSoon } from '../job-ask.ts';
import type { AskedJob, Job, JobContext } from './job.ts';
import { failedQueue, openFailedQueue, openQueue } from './queues.ts';

/** A job that failed for good, by the ids that find its payload in the database. */
export interface FailedJob {
  readonly job: string;
  readonly id: string;
  readonly key: string | null;
  readonly failedAt: Date;
}

/** How much a queue holds, as it was counted within the last minute. */
export interface QueueCount {
  readonly name: string;
  /** Ready to be worked off. */
  readonly waiting: number;
  readonly later: number;
  readonly running: number;
}

export interface Jobs {
  readonly runSoon: RunSoon;
  /** Runs a job as soon as a process is free for it, besides its own times. */
  runNow(name: string): Promise<void>;
  /** From then on jobs can be asked for. */
  open(): Promise<void>;
  /** Begins to work jobs off. */
  start(context: JobContext): Promise<void>;
  /** What failed for good in the last month. */
  findFailed(): Promise<FailedJob[]>;
  countQueues(): Promise<QueueCount[]>;
  /** Lets what is running come to its end, for at most ten seconds. */
  stop(): Promise<void>;
}

export interface JobsOptions {
  readonly connectionString: string;
  readonly jobs: readonly (Job | AskedJob)[];
  readonly log: FastifyBaseLogger;
  /** Before a failed run is tried again, whatever its job says. */
  readonly retryDelaySeconds?: number;
  /**
   * How often a worker looks for jobs that it wasn't notified of, at least 0.5: those of schedules, of processes that ended, and repeated
   * ones.
   */
  readonly pollSeconds?: number;
}

/** Jobs of one name and different keys that a process runs at a time. */
const runsAtOnce = 4;

/** How often workers look for jobs where notifications don't arrive: a pooler in transaction mode keeps no session to listen on. */
const unnotifiedPollSeconds = 1;

/**
 * Creates the job queues and their workers. The queues are tables in a schema of their own. A new job notifies the workers of all
 * processes, so that idle ones hardly query the database.
 */
export function createJobs({ connectionString, jobs, log, retryDelaySeconds, pollSeconds = 30 }: JobsOptions): Jobs {
  const boss = new PgBoss({ connectionString, schema: 'jobs', max: 3, useListenNotify: true });
  const workers = new Map<string, string[]>();
  const timers = new Set<NodeJS.Timeout>();
  boss.on('error', (error) => log.error({ err: error }, 'The job queue failed'));
  boss.on('warning', ({ message, data }) => log.warn({ data }, `The job queue warns: ${message}`));
  let opened: Promise<void> | undefined;
  // The notification of a delayed job comes when it is created. If this process ends before the job is due, another one finds it by polling.
  const wakeLater = (name: string, afterSeconds: number) => {
    const wake = () => {
      timers.delete(timer);
      for (const id of workers.get(name) ?? []) boss.notifyWorker(id);
    };
    const timer = setTimeout(wake, afterSeconds * 1000).unref();
    timers.add(timer);
  };
  const self: Jobs = {
    async runSoon(job, payload, { afterSeconds = 0, within } = {}) {
      const given = job.payload.parse(payload);
      await boss.send(job.name, given, {
        singletonKey: job.keyOf(given),
        startAfter: afterSeconds,
        ...(within && { db: transactionOf(within) }),
      });
      if (afterSeconds > 0) wakeLater(job.name, afterSeconds);
    },
    async runNow(name) {
      await boss.send(name, null);
    },
    open() {
      opened ??= openQueues(boss, jobs, retryDelaySeconds);
      return opened;
    },
    async start(context) {
      await self.open();
      for (const job of jobs) {
        const opening = Array.from({ length: 'cron' in job ? 1 : runsAtOnce }, () =>
          openWorker(boss, job, { context, pollSeconds }),
        );
        workers.set(job.name, await Promise.all(opening));
      }
      const failed = await self.findFailed();
      if (failed.length > 0)
        log.warn({ failed: failed.slice(0, 20), count: failed.length }, 'Jobs have failed for good');
    },
    async findFailed() {
      const rows = await boss.findJobs(failedQueue);
      return rows.map(({ sourceName, sourceId, singletonKey, createdOn }) => ({
        job: sourceName ?? '',
        id: sourceId ?? '',
        key: singletonKey,
        failedAt: createdOn,
      }));
    },
    async countQueues() {
      const queues = await boss.getQueues();
      return (
        queues
          // pg-boss has queues of its own.
          .filter(({ name }) => name !== failedQueue && !name.startsWith('__pgboss__'))
          .map(({ name, readyCount, deferredCount, activeCount }) => ({
            ...{ name, waiting: readyCount, later: deferredCount, running: activeCount },
          }))
          .sort((one, other) => one.name.localeCompare(other.name))
      );
    },
    stop() {
      for (const timer of timers) clearTimeout(timer);
      return boss.stop({ graceful: true, timeout: 10_000 });
    },
  };
  return self;
}

async function openQueues(
  boss: PgBoss,
  jobs: readonly (Job | AskedJob)[],
  retryDelaySeconds: number | undefined,
): Promise<void> {
  await boss.start();
  await openFailedQueue(boss);
  for (const job of jobs) {
    await openQueue(boss, job, retryDelaySeconds);
    if ('cron' in job) await boss.schedule(job.name, job.cron, null, { tz: 'UTC' });
  }
  await forgetOthers(boss, jobs);
}

/**
 * Opens a worker that fetches a job when it is notified, when it polls, and after each run, as more jobs may be waiting.
 *
 * @returns the worker's id
 */
async function openWorker(
  boss: PgBoss,
  job: Job | AskedJob,
  { context, pollSeconds }: { readonly context: JobContext; readonly pollSeconds: number },
): Promise<string> {
  let own: string | undefined;
  const work = async ([run]: JobWithMetadata<object | null>[]) => {
    // NOTE: pg-boss forgets it when it looks, and keeps it while we run.
    if (own !== undefined) boss.notifyWorker(own);
    if (run) await runOnce(job, context, run);
  };
  const options = {
    pollingIntervalSeconds: Math.min(pollSeconds, unnotifiedPollSeconds),
    notifyPollingIntervalSeconds: pollSeconds,
    includeMetadata: true,
  } as const;
  own = await boss.work(job.name, options, work);
  return own;
}

async function runOnce(job: Job | AskedJob, context: JobContext, run: JobWithMetadata<object | null>): Promise<void> {
  try {
    if ('cron' in job) await job.run(context, run.signal);
    else await job.run(context, run.signal, job.payload.parse(run.data));
  } catch (error) {
    const ids = { job: job.name, id: run.id, ...(run.singletonKey !== null && { key: run.singletonKey }) };
    const isLast = run.retryCount >= run.retryLimit;
    context.log.error(
      { err: error, ...ids },
      isLast ? 'A job failed for good' : 'A job failed; it will be tried again',
    );
    throw error;
  }
}

/** A job that an older program had is not scheduled any more. */
async function forgetOthers(boss: PgBoss, jobs: readonly (Job | AskedJob)[]): Promise<void> {
  const names = new Set(jobs.filter((job) => 'cron' in job).map(({ name }) => name));
  for (const { name } of await boss.getSchedules()) if (!names.has(name)) await boss.unschedule(name);
}

function transactionOf(transaction: Database) {
  return {
    async executeSql(text: string, values: unknown[] = []) {
      const { rows } = await transaction.executeQuery(CompiledQuery.raw(text, values));
      return { rows };
    },
  };
}
