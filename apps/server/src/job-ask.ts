import type { z } from 'zod/mini';
import type { Database } from './database/connect.ts';

/** What can be asked of a job that has a payload. */
export interface JobAsk<Payload extends object = object> {
  /** In kebab-case; stays for ever: it names the queue in the database. */
  readonly name: string;
  /** Lies in the database: ids, never a secret or an answer. */
  readonly payload: z.ZodMiniType<Payload>;
  /** Of two with one key, the second is not taken while the first waits or runs. */
  keyOf(payload: Payload): string;
}

/** Has work done after the request. It is done at least once, also when this process dies now. */
export type RunSoon = <Payload extends object>(
  job: JobAsk<Payload>,
  payload: Payload,
  options?: {
    readonly afterSeconds?: number;
    /** A transaction of the caller's: the work is done if it is committed, and not if it is not. */
    readonly within?: Database;
  },
) => Promise<void>;
