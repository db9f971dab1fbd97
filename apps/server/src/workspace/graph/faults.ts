import type { Refusal } from '../refusal.ts';
import type { GraphRequest } from './call/graph-request.ts';

/** What tests make the service do that it otherwise does on bad days only. */
export interface WorkspaceFaults {
  /** Asked before a request is handled; a refusal is the answer: throttling, an outage, a locked file. */
  refuse(request: GraphRequest): Promise<Refusal | undefined>;
  /** Change tokens of an earlier number are refused with 410. */
  changeEpoch(driveId: string): number;
  /** May shuffle and repeat the rows of a page of changes, as the service does. */
  arrangeChanges(rows: readonly Record<string, unknown>[]): readonly Record<string, unknown>[];
  /** Rows of changes tell people and cTag, as the service's sometimes do. */
  changesTellAll(): boolean;
  /** The newest change of a drive that its feed shows: the service's may lag behind. */
  lastVisibleChange(driveId: string, newest: number): number;
  /** Whether a page of changes is to be empty, with a link to the next one. */
  isPageEmpty(driveId: string): boolean;
  /** Called after an upload. `countChange` moves the item's eTag, as the service does of its own accord, sooner or later. */
  afterUpload(itemId: string, countChange: () => Promise<void>): Promise<void>;
}

export const noFaults: WorkspaceFaults = {
  refuse: async () => undefined,
  changeEpoch: () => 0,
  arrangeChanges: (rows) => rows,
  changesTellAll: () => false,
  lastVisibleChange: (_, newest) => newest,
  isPageEmpty: () => false,
  afterUpload: async () => undefined,
};
