import type { Refusal } from '../refusal.ts';
import type { GraphRequest } from './call/graph-request.ts';

/** Behavior of Microsoft Graph that tests provoke, because it otherwise occurs only occasionally. */
export interface WorkspaceFaults {
  /** Called before each request. A returned refusal becomes the response: throttling, an outage, a locked file. */
  refuse(request: GraphRequest): Promise<Refusal | undefined>;
  /** Returns the number of the drive's change epoch. Change tokens of earlier epochs are refused with 410. */
  changeEpoch(driveId: string): number;
  /** May shuffle and repeat the rows of a page of changes, as Graph does. */
  arrangeChanges(rows: readonly Record<string, unknown>[]): readonly Record<string, unknown>[];
  /** Returns whether changed rows include author, editor and cTag, as Graph's sometimes do. */
  hasFullChangeRows(): boolean;
  /** Returns the newest change that a drive's feed shows. Graph's feed may lag behind. */
  lastVisibleChange(driveId: string, newest: number): number;
  /** Returns whether the next page of changes is empty, with a link to the following page. */
  isPageEmpty(driveId: string): boolean;
  /**
   * Called after an upload. `countChange` changes the item's eTag, as SharePoint does on its own some time after an
   * upload.
   */
  afterUpload(itemId: string, countChange: () => Promise<void>): Promise<void>;
}

/** Simulates no faults. */
export const noFaults: WorkspaceFaults = {
  refuse: async () => undefined,
  changeEpoch: () => 0,
  arrangeChanges: (rows) => rows,
  hasFullChangeRows: () => false,
  lastVisibleChange: (_, newest) => newest,
  isPageEmpty: () => false,
  afterUpload: async () => undefined,
};
