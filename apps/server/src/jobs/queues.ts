import type { PgBoss } from 'pg-boss';
import type { AskedJob, Job, Retries } from './job.ts';

/** Holds what failed for good. */
export const failedQueue = 'failed-jobs';

const usualRetries: Retries = { times: 5, firstDelaySeconds: 30, longestDelaySeconds: 3600 };
const longestRunSeconds = 3600;
const heartbeatSeconds = 30;
const monthSeconds = 30 * 24 * 3600;
const daySeconds = 24 * 3600;

/** Payloads of what is done go after a day; what failed for good stays for a month, for people to look at. */
export async function openFailedQueue(boss: PgBoss): Promise<void> {
  const queue = { retentionSeconds: monthSeconds } as const;
  await boss.createQueue(failedQueue, { policy: 'standard', ...queue });
  await boss.updateQueue(failedQueue, queue);
}

/** Opens the queue of a job: one of a key waits or runs, and without a key one of all. */
export async function openQueue(boss: PgBoss, job: Job | AskedJob, retryDelaySeconds?: number): Promise<void> {
  const { times, firstDelaySeconds, longestDelaySeconds } = job.retries ?? usualRetries;
  const queue = {
    retryLimit: times,
    retryDelay: retryDelaySeconds ?? firstDelaySeconds,
    retryBackoff: true,
    retryDelayMax: retryDelaySeconds === undefined ? longestDelaySeconds : Math.max(1, retryDelaySeconds),
    expireInSeconds: longestRunSeconds,
    // A process that was killed is noticed by its silence, long before its run would have expired.
    heartbeatSeconds,
    deleteAfterSeconds: daySeconds,
    notify: true,
    // What runs at its times runs again anyway.
    ...('payload' in job && { deadLetter: failedQueue, retentionSeconds: monthSeconds }),
  };
  await boss.createQueue(job.name, { policy: 'exclusive', ...queue });
  // NOTE: a queue that an older program made keeps its numbers otherwise.
  await boss.updateQueue(job.name, queue);
}
