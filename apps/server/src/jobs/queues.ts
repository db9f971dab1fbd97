import type { PgBoss } from 'pg-boss';
import type { Job, QueuedJob, RetryPolicy } from './job.ts';

/** Name of the queue for permanently failed jobs. */
export const failedQueue = 'failed-jobs';

const DEFAULT_RETRIES: RetryPolicy = { times: 5, firstDelaySeconds: 30, maxDelaySeconds: 3600 };
const MAX_RUN_SECONDS = 3600;
const heartbeatSeconds = 30;
const monthSeconds = 30 * 24 * 3600;
const daySeconds = 24 * 3600;

/** Creates the queue for permanently failed jobs, which are kept for a month so that operators can find them. */
export async function openFailedQueue(boss: PgBoss): Promise<void> {
  const queue = { retentionSeconds: monthSeconds } as const;
  await boss.createQueue(failedQueue, { policy: 'standard', ...queue });
  await boss.updateQueue(failedQueue, queue);
}

/**
 * Creates or updates the queue of a job. At most one job per key is queued or running; a scheduled job has only one
 * key.
 */
export async function openQueue(boss: PgBoss, job: Job | QueuedJob, retryDelaySeconds?: number): Promise<void> {
  const { times, firstDelaySeconds, maxDelaySeconds: longestDelaySeconds } = job.retries ?? DEFAULT_RETRIES;
  const queue = {
    retryLimit: times,
    retryDelay: retryDelaySeconds ?? firstDelaySeconds,
    retryBackoff: true,
    retryDelayMax: retryDelaySeconds === undefined ? longestDelaySeconds : Math.max(1, retryDelaySeconds),
    expireInSeconds: MAX_RUN_SECONDS,
    // If the heartbeat stops, the process was killed. This is detected long before the run expires.
    heartbeatSeconds,
    deleteAfterSeconds: daySeconds,
    notify: true,
    // A failed scheduled job runs again at its next scheduled time, so it isn't kept in the queue for failed jobs.
    ...('payload' in job && { deadLetter: failedQueue, retentionSeconds: monthSeconds }),
  };
  await boss.createQueue(job.name, { policy: 'exclusive', ...queue });
  // NOTE: this updates the settings of a queue that an older release created.
  await boss.updateQueue(job.name, queue);
}
