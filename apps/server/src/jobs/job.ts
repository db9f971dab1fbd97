import type { FastifyBaseLogger } from 'fastify';
import type { ServerContext } from '../context.ts';
import type { JobAsk } from '../job-ask.ts';

/** What jobs stand on: what operations stand on, and what only the server as a whole can do. */
export interface JobContext extends ServerContext {
  /** Throws away what nobody can use any more in the embedded workspace; absent with a real Microsoft 365. */
  readonly workspace?: { sweep(): Promise<void>; sweepContent(): Promise<void> } | undefined;
  readonly log: FastifyBaseLogger;
}

/** How often a run that failed is tried again, and when: after the first delay, then twice as long each time. */
export interface Retries {
  readonly times: number;
  readonly firstDelaySeconds: number;
  readonly longestDelaySeconds: number;
}

/**
 * Work that no request waits for. At most one of a name runs at a time, among all processes on one database. A run that
 * throws, or whose process dies, is tried again, so a job must stand being repeated.
 */
export interface Job {
  /** In kebab-case; stays for ever: it names the queue in the database. */
  readonly name: string;
  /** When it runs, in cron's five fields, UTC. */
  readonly cron: string;
  readonly retries?: Retries;
  run(context: JobContext, signal: AbortSignal): Promise<void>;
}

/**
 * Work that somebody asks for by `runSoon`, each time with a payload. At most one of a key runs at a time, besides those of other keys.
 * One that fails for good is kept for a month, and named in the log.
 */
export interface AskedJob<Payload extends object = object> extends JobAsk<Payload> {
  readonly retries?: Retries;
  run(context: JobContext, signal: AbortSignal, payload: Payload): Promise<void>;
}
