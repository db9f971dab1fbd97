import type { SeededRandom } from '@tideform/server/testing';
import type { Caller } from '../caller.ts';
import type { RunRecord } from '../record.ts';

/** Environment of a load client. */
export interface ClientWorld {
  readonly origin: string;
  readonly caller: Caller;
  readonly record: RunRecord;
  readonly chance: SeededRandom;
  readonly driveId: string;
  /** ID of an item in the drive that all clients change. */
  readonly sharedId: string;
  /** Name of the client, and of its folder. */
  readonly name: string;
}

/** A simulated user who works while server processes are killed and restarted. */
export interface Client {
  /** Performs one operation. */
  step(): Promise<void>;
  /** Compares the server's data with the changes that it acknowledged. Called when all processes are running again. */
  check(): Promise<void>;
}
