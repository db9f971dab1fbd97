import type { PgBoss } from 'pg-boss';
import type { Job, QueuedJob, RetryPolicy } from './job.ts';

/** Queue of permanently failed jobs. */
export const failedQueue = 'failed-jobs';

const DEFAULT_RETRIES: RetryPolicy = { times: 5, firstDelaySeconds: 30, maxDelaySeconds: 3600 };
const MAX_RUN_SECONDS = 3600;
const heartbeatSeconds = 30;
const monthSeconds = 30 * 24 * 3600;
const daySeconds = 24 * 3600;

/**
 * Opens the queue of permanently failed jobs, which are kept for a month for operators. Completed jobs are deleted
 * after a day.
 */
export async function openFailedQueue(boss: PgBoss): Promise<void> {
  const queue = { retentionSeconds: monthSeconds } as const;
  await boss.createQueue(failedQueue, { policy: 'standard', ...queue });
  await boss.updateQueue(failedQueue, queue);
}

/** Opens the queue of a job, in which one job per key waits or runs, or one at all without keys. */
export async function openQueue(boss: PgBoss, job: Job | QueuedJob, retryDelaySeconds?: number): Promise<void> {
  const { times, firstDelaySeconds, maxDelaySeconds: longestDelaySeconds } = job.retries ?? DEFAULT_RETRIES;
  const queue = {
    retryLimit: times,
    retryDelay: retryDelaySeconds ?? firstDelaySeconds,
    retryBackoff: true,
    retryDelayMax: retryDelaySeconds === undefined ? longestDelaySeconds : Math.max(1, retryDelaySeconds),
    expireInSeconds: MAX_RUN_SECONDS,
    // A missing heartbeat reveals a killed process long before its run expires.
    heartbeatSeconds,
    deleteAfterSeconds: daySeconds,
    notify: true,
    // Scheduled jobs run again anyway, so their failures aren't kept.
    ...('payload' in job && { deadLetter: failedQueue, retentionSeconds: monthSeconds }),
  };
  await boss.createQueue(job.name, { policy: 'exclusive', ...queue });
  // NOTE: updates the settings of a queue that an older release created.
  await boss.updateQueue(job.name, queue);
}
