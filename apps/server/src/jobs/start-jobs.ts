import { PgBoss } from 'pg-boss';
import type { Job, JobContext } from './job.ts';

export interface RunningJobs {
  /** Runs a job as soon as a process is free for it, besides its own times. */
  runSoon(name: string): Promise<void>;
  /** Lets what is running come to its end, for at most ten seconds. */
  stop(): Promise<void>;
}

export interface JobsOptions {
  readonly connectionString: string;
  readonly jobs: readonly Job[];
  readonly context: JobContext;
  /** Seconds before a failed run is tried again; doubles each time. */
  readonly retryDelaySeconds?: number;
}

const retryLimit = 5;
const longestRunSeconds = 3600;
const heartbeatSeconds = 30;

/** Starts what works the jobs off. Their queues lie in the database, in a schema of their own. */
export async function startJobs({ jobs, context, ...options }: JobsOptions): Promise<RunningJobs> {
  const boss = new PgBoss({ connectionString: options.connectionString, schema: 'jobs', max: 3 });
  boss.on('error', (error) => context.log.error({ err: error }, 'The job queue failed'));
  await boss.start();
  for (const job of jobs) {
    await openQueue(boss, job, options.retryDelaySeconds ?? 30);
    await boss.schedule(job.name, job.cron, null, { tz: 'UTC' });
    await boss.work(job.name, { pollingIntervalSeconds: 1 }, async ([run]) => {
      if (run) await runOnce(job, context, run.signal);
    });
  }
  await forgetOthers(boss, jobs);
  return {
    async runSoon(name) {
      await boss.send(name, null);
    },
    stop: () => boss.stop({ graceful: true, timeout: 10_000 }),
  };
}

async function openQueue(boss: PgBoss, { name }: Job, retryDelay: number): Promise<void> {
  const queue = {
    retryLimit,
    retryDelay,
    retryBackoff: true,
    expireInSeconds: longestRunSeconds,
    // A process that was killed is noticed by its silence, long before its run would have expired.
    heartbeatSeconds,
  } as const;
  await boss.createQueue(name, { policy: 'exclusive', ...queue });
  // NOTE: a queue that an older program made keeps its numbers otherwise.
  await boss.updateQueue(name, queue);
}

async function runOnce(job: Job, context: JobContext, signal: AbortSignal): Promise<void> {
  try {
    await job.run(context, signal);
  } catch (error) {
    context.log.error({ err: error, job: job.name }, 'A job failed; it will be tried again');
    throw error;
  }
}

/** A job that an older program had is not scheduled any more. */
async function forgetOthers(boss: PgBoss, jobs: readonly Job[]): Promise<void> {
  const names = new Set(jobs.map(({ name }) => name));
  for (const { name } of await boss.getSchedules()) if (!names.has(name)) await boss.unschedule(name);
}
