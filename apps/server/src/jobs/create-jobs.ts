import type { FastifyBaseLogger } from 'fastify';
import { CompiledQuery } from 'kysely';
import { type JobWithMetadata, PgBoss } from 'pg-boss';
import type { Database } from '../database/connect.ts';
import type { EnqueueJob } from '../job-type.ts';
import type { Job, JobContext, QueuedJob } from './job.ts';
import { failedQueue, openFailedQueue, openQueue } from './queues.ts';

/** Permanently failed job, with the IDs for finding the job and its payload in the database. */
export interface FailedJob {
  readonly job: string;
  readonly id: string;
  readonly key: string | null;
  readonly failedAt: Date;
}

/** Number of jobs in a queue, at most one minute old. */
export interface QueueCount {
  readonly name: string;
  /** Number of jobs that are ready to run. */
  readonly waiting: number;
  readonly later: number;
  readonly running: number;
}

export interface Jobs {
  readonly runSoon: EnqueueJob;
  /** Runs a scheduled job as soon as possible, in addition to its schedule. */
  runNow(name: string): Promise<void>;
  /** Creates the queues, after which jobs can be queued. */
  open(): Promise<void>;
  /** Starts the workers, which run queued and scheduled jobs. */
  start(context: JobContext): Promise<void>;
  /** Finds jobs that failed permanently in the last month. */
  findFailed(): Promise<FailedJob[]>;
  countQueues(): Promise<QueueCount[]>;
  /** Stops the workers. Waits at most ten seconds for running jobs. */
  stop(): Promise<void>;
}

export interface JobsOptions {
  readonly connectionString: string;
  readonly jobs: readonly (Job | QueuedJob)[];
  readonly log: FastifyBaseLogger;
  /** Delay before a retry, in seconds. Overrides the job's own retry policy. */
  readonly retryDelaySeconds?: number;
  /**
   * Seconds between two polls of a worker, at least 0.5. Polling finds jobs without a notification: scheduled jobs,
   * retries, and jobs of processes that ended.
   */
  readonly pollSeconds?: number;
}

/** Maximum number of jobs of the same type that a process runs concurrently. Each has a different key. */
const CONCURRENT_RUNS = 4;

/**
 * Seconds between two polls of a worker if notifications don't arrive: a connection pooler in transaction mode keeps no
 * session that can listen for notifications.
 */
const UNNOTIFIED_POLL_SECONDS = 1;

/**
 * Creates the job queues and their workers. The queues are tables in a separate database schema. Queueing a job
 * notifies the workers of all processes, so that idle workers rarely query the database.
 */
export function createJobs({ connectionString, jobs, log, retryDelaySeconds, pollSeconds = 30 }: JobsOptions): Jobs {
  const boss = new PgBoss({ connectionString, schema: 'jobs', max: 3, useListenNotify: true });
  const workers = new Map<string, string[]>();
  const timers = new Set<NodeJS.Timeout>();
  boss.on('error', (error) => log.error({ err: error }, 'Job queue error'));
  boss.on('warning', ({ message, data }) => log.warn({ data }, `Job queue warning: ${message}`));
  let opened: Promise<void> | undefined;
  // A delayed job sends its notification when it is queued, so this process sets a timer for the due time. If this
  // process ends before then, another process finds the job by polling.
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
        log.warn({ failed: failed.slice(0, 20), count: failed.length }, 'Jobs have failed permanently');
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
          // Leaves out internal queues of pg-boss.
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
 * Starts a worker for a job. The worker looks for a job when it is notified, when it polls, and after each run, since
 * more jobs may be waiting.
 *
 * @returns the worker's ID
 */
async function openWorker(
  boss: PgBoss,
  job: Job | QueuedJob,
  { context, pollSeconds }: { readonly context: JobContext; readonly pollSeconds: number },
): Promise<string> {
  let workerId: string | undefined;
  const work = async ([run]: JobWithMetadata<object | null>[]) => {
    // NOTE: pg-boss clears a notification when the worker polls, and keeps it while a job runs.
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
      isLast ? 'Job failed permanently' : 'Job failed and will be tried again later',
    );
    throw error;
  }
}

/** Removes the schedules of jobs that existed only in older releases. */
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
