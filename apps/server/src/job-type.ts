import type { z } from 'zod/mini';
import type { Database } from './database/connect.ts';

/** Type of a job with a payload, as needed for queueing it. */
export interface JobType<Payload extends object = object> {
  /** Name in kebab-case. It can't change, since it is the name of the queue in the database. */
  readonly name: string;
  /** Schema of the payload. It is stored in the database, so it contains only IDs, never secrets or answers. */
  readonly payload: z.ZodMiniType<Payload>;
  /** Returns the key of a payload. A job isn't queued while another with the same key waits or runs. */
  getKey(payload: Payload): string;
}

/** Queues a job. It runs at least once, even if this process ends. */
export type EnqueueJob = <Payload extends object>(
  job: JobType<Payload>,
  payload: Payload,
  options?: {
    readonly afterSeconds?: number;
    /** Transaction of the caller. The job runs only if it commits. */
    readonly transaction?: Database;
  },
) => Promise<void>;
