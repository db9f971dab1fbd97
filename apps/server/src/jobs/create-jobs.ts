import type { FastifyBaseLogger } from 'fastify';
import { CompiledQuery } from 'kysely';
import { type JobWithMetadata, PgBoss } from 'pg-boss';
import type { Database } from '../database/connect.ts';
import type { EnqueueJob } from '../job-type.ts';
import type { Job, JobContext, QueuedJob } from './job.ts';
import { failedQueue, openFailedQueue, openQueue } from './queues.ts';

/** Permanently failed job, with the IDs for finding its payload in the database. */
export interface FailedJob {
  readonly job: string;
  readonly id: string;
  readonly key: string | null;
  readonly failedAt: Date;
}

/** Size of a queue, counted within the last minute. */
export interface QueueCount {
  readonly name: string;
  /** Jobs that are ready to run. */
  readonly waiting: number;
  readonly later: number;
  readonly running: number;
}

export interface Jobs {
  readonly runSoon: EnqueueJob;
  /** Runs a scheduled job as soon as possible, in addition to its schedule. */
  runNow(name: string): Promise<void>;
  /** Opens the queues, so that jobs can be queued. */
  open(): Promise<void>;
  /** Starts the workers. */
  start(context: JobContext): Promise<void>;
  /** Finds jobs that failed permanently in the last month. */
  findFailed(): Promise<FailedJob[]>;
  countQueues(): Promise<QueueCount[]>;
  /** Stops the workers, and waits at most ten seconds for running jobs. */
  stop(): Promise<void>;
}

export interface JobsOptions {
  readonly connectionString: string;
  readonly jobs: readonly (Job | QueuedJob)[];
  readonly log: FastifyBaseLogger;
  /** Delay before a retry, overriding the job's own. */
  readonly retryDelaySeconds?: number;
  /**
   * How often a worker looks for jobs that it wasn't notified of, at least 0.5: those of schedules, of processes that
   * ended, and repeated ones.
   */
  readonly pollSeconds?: number;
}

/** Maximum jobs of the same type with different keys that a process runs at a time. */
const CONCURRENT_RUNS = 4;

/**
 * How often workers look for jobs where notifications don't arrive: a pooler in transaction mode keeps no session to
 * listen on.
 */
const UNNOTIFIED_POLL_SECONDS = 1;

/**
 * Creates the job queues and their workers. The queues are tables in a schema of their own. A new job notifies the
 * workers of all processes, so that idle ones hardly query the database.
 */
export function createJobs({ connectionString, jobs, log, retryDelaySeconds, pollSeconds = 30 }: JobsOptions): Jobs {
  const boss = new PgBoss({ connectionString, schema: 'jobs', max: 3, useListenNotify: true });
  const workers = new Map<string, string[]>();
  const timers = new Set<NodeJS.Timeout>();
  boss.on('error', (error) => log.error({ err: error }, 'The job queue failed'));
  boss.on('warning', ({ message, data }) => log.warn({ data }, `The job queue warns: ${message}`));
  let opened: Promise<void> | undefined;
  // The notification of a delayed job comes when it is created. If this process ends before the job is due, another one
  // finds it by polling.
  const scheduleWake = (name: string, afterSeconds: number) => {
    const wake = () => {
      timers.delete(timer);
      for (const id of workers.get(name) ?? []) boss.notifyWorker(id);
    };
    const timer = setTimeout(wake, afterSeconds * 1000).unref();
    timers.add(timer);
  };
  const self: Jobs = {
    async runSoon(job, payload, { afterSeconds = 0, transaction } = {}) {
      const parsedPayload = job.payload.parse(payload);
      await boss.send(job.name, parsedPayload, {
        singletonKey: job.getKey(parsedPayload),
        startAfter: afterSeconds,
        ...(transaction && { db: toTransactionAdapter(transaction) }),
      });
      if (afterSeconds > 0) scheduleWake(job.name, afterSeconds);
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
        const opening = Array.from({ length: 'cron' in job ? 1 : CONCURRENT_RUNS }, () =>
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
          // Excludes internal queues of pg-boss.
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
  jobs: readonly (Job | QueuedJob)[],
  retryDelaySeconds: number | undefined,
): Promise<void> {
  await boss.start();
  await openFailedQueue(boss);
  for (const job of jobs) {
    await openQueue(boss, job, retryDelaySeconds);
    if ('cron' in job) await boss.schedule(job.name, job.cron, null, { tz: 'UTC' });
  }
  await removeOldSchedules(boss, jobs);
}

/**
 * Opens a worker that fetches a job when it is notified, when it polls, and after each run, as more jobs may be
 * waiting.
 *
 * @returns the worker's id
 */
async function openWorker(
  boss: PgBoss,
  job: Job | QueuedJob,
  { context, pollSeconds }: { readonly context: JobContext; readonly pollSeconds: number },
): Promise<string> {
  let workerId: string | undefined;
  const work = async ([run]: JobWithMetadata<object | null>[]) => {
    // NOTE: pg-boss clears the notification when it polls, and keeps it during a run.
    if (workerId !== undefined) boss.notifyWorker(workerId);
    if (run) await runJob(job, context, run);
  };
  const options = {
    pollingIntervalSeconds: Math.min(pollSeconds, UNNOTIFIED_POLL_SECONDS),
    notifyPollingIntervalSeconds: pollSeconds,
    includeMetadata: true,
  } as const;
  workerId = await boss.work(job.name, options, work);
  return workerId;
}

async function runJob(job: Job | QueuedJob, context: JobContext, run: JobWithMetadata<object | null>): Promise<void> {
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

/** Removes schedules of jobs from older releases. */
async function removeOldSchedules(boss: PgBoss, jobs: readonly (Job | QueuedJob)[]): Promise<void> {
  const names = new Set(jobs.filter((job) => 'cron' in job).map(({ name }) => name));
  for (const { name } of await boss.getSchedules()) if (!names.has(name)) await boss.unschedule(name);
}

function toTransactionAdapter(transaction: Database) {
  return {
    async executeSql(text: string, values: unknown[] = []) {
      const { rows } = await transaction.executeQuery(CompiledQuery.raw(text, values));
      return { rows };
    },
  };
}
