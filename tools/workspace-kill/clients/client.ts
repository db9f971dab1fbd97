import type { Chance } from '@tideform/server/testing';
import type { Caller } from '../caller.ts';
import type { Record } from '../record.ts';

/** What a client of the load stands on. */
export interface ClientWorld {
  readonly origin: string;
  readonly caller: Caller;
  readonly record: Record;
  readonly chance: Chance;
  readonly driveId: string;
  /** An item of the drive that all clients see. */
  readonly sharedId: string;
  /** Name of the client, and of its folder. */
  readonly name: string;
}

/** Somebody who works while processes come and go. */
export interface Client {
  /** Does one thing. */
  step(): Promise<void>;
  /** When everything is quiet again: compares what is there with what it was told. */
  check(): Promise<void>;
}
