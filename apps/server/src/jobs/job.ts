import type { FastifyBaseLogger } from 'fastify';
import type { ServerContext } from '../context.ts';
import type { JobType } from '../job-type.ts';

/** Context of jobs: the context of operations, a logger, and maintenance functions of the embedded workspace. */
export interface JobContext extends ServerContext {
  /** Maintenance functions that delete expired data of the embedded workspace; absent with Microsoft 365. */
  readonly workspace?: { sweep(): Promise<void>; sweepContent(): Promise<void> } | undefined;
  readonly log: FastifyBaseLogger;
}

/** Retry policy of a failed job. The delay doubles after each retry, up to the maximum. */
export interface RetryPolicy {
  readonly times: number;
  readonly firstDelaySeconds: number;
  readonly maxDelaySeconds: number;
}

/**
 * Scheduled background job. Only one process at a time runs a job. If a run throws or its process ends, the job is
 * retried, so it must be idempotent.
 */
export interface Job {
  /**
   * Name of the job in kebab-case. It can't be changed later, since it is also the name of the queue in the database.
   */
  readonly name: string;
  /** Schedule as a cron expression with five fields, in UTC. */
  readonly cron: string;
  readonly retries?: RetryPolicy;
  run(context: JobContext, signal: AbortSignal): Promise<void>;
}

/**
 * Background job that is queued with `enqueueJob` and a payload. Jobs with the same key run one at a time, and jobs
 * with different keys run in parallel. A permanently failed job is logged, and kept for a month.
 */
export interface QueuedJob<Payload extends object = object> extends JobType<Payload> {
  readonly retries?: RetryPolicy;
  run(context: JobContext, signal: AbortSignal, payload: Payload): Promise<void>;
}
