import type { FastifyBaseLogger } from 'fastify';
import type { ServerContext } from '../context.ts';

/** What jobs stand on: what operations stand on, and what only the server as a whole can do. */
export interface JobContext extends Pick<ServerContext, 'database' | 'now'> {
  /** Throws away what nobody can use any more in the embedded workspace; absent with a real Microsoft 365. */
  readonly workspace?: { sweep(): Promise<void>; sweepContent(): Promise<void> } | undefined;
  readonly log: FastifyBaseLogger;
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
  run(context: JobContext, signal: AbortSignal): Promise<void>;
}
