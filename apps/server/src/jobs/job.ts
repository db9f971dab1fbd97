import type { FastifyBaseLogger } from 'fastify';
import type { ServerContext } from '../context.ts';
import type { JobType } from '../job-type.ts';

/** Context of jobs: the context of operations, and maintenance of the embedded workspace. */
export interface JobContext extends ServerContext {
  /** Deletes expired data of the embedded workspace; absent with Microsoft 365. */
  readonly workspace?: { sweep(): Promise<void>; sweepContent(): Promise<void> } | undefined;
  readonly log: FastifyBaseLogger;
}

/** Retries of a failed job: after the first delay, which then doubles each time. */
export interface RetryPolicy {
  readonly times: number;
  readonly firstDelaySeconds: number;
  readonly maxDelaySeconds: number;
}

/**
 * Scheduled background work. At most one job of a name runs at a time, across all processes on one database. A run that
 * throws, or whose process ends, is retried, so a job must be idempotent.
 */
export interface Job {
  /** Name in kebab-case. It can't change, since it is the name of the queue in the database. */
  readonly name: string;
  /** Schedule as a cron expression with five fields, in UTC. */
  readonly cron: string;
  readonly retries?: RetryPolicy;
  run(context: JobContext, signal: AbortSignal): Promise<void>;
}

/**
 * Background work that is queued with `enqueueJob` and a payload. At most one job per key runs at a time, in parallel
 * with other keys. A permanently failed job is kept for a month, and logged.
 */
export interface QueuedJob<Payload extends object = object> extends JobType<Payload> {
  readonly retries?: RetryPolicy;
  run(context: JobContext, signal: AbortSignal, payload: Payload): Promise<void>;
}
