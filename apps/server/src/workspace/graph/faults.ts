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
}

export const noFaults: WorkspaceFaults = {
  refuse: async () => undefined,
  changeEpoch: () => 0,
  arrangeChanges: (rows) => rows,
};
