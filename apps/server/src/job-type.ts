import type { z } from 'zod/mini';
import type { Database } from './database/connect.ts';

/** Type of a job that can be queued: its name, and the schema and key of its payload. */
export interface JobType<Payload extends object = object> {
  /**
   * Name of the job in kebab-case. It can't be changed later, since it is also the name of the queue in the database.
   */
  readonly name: string;
  /**
   * Schema of the payload. The payload is stored in the database, so it contains only IDs, never secrets or answers.
   */
  readonly payload: z.ZodMiniType<Payload>;
  /** Returns the key of a payload. A job isn't queued if a job with the same key is already queued or running. */
  getKey(payload: Payload): string;
}

/** Function that queues a job. A queued job runs at least once, even if this process ends. */
export type EnqueueJob = <Payload extends object>(
  job: JobType<Payload>,
  payload: Payload,
  options?: {
    readonly afterSeconds?: number;
    /** Transaction of the caller. The job is queued only if the transaction commits. */
    readonly transaction?: Database;
  },
) => Promise<void>;
