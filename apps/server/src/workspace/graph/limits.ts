import { usualWorkbookLimits, type WorkbookLimits } from '../workbook/workbook.ts';

/** Numbers of the service that tests make smaller. */
export interface WorkspaceLimits {
  /** Rows that one list query may have to look through. */
  readonly listThreshold: number;
  /** Life of an upload session. */
  readonly uploadLifeMs: number;
  /** Life of a download address. */
  readonly downloadLifeMs: number;
  /** Most bytes of one PUT of content. */
  readonly putBytes: number;
  /** Most bytes of a JSON body. */
  readonly jsonBytes: number;
  /** Most bytes of one range of an upload session. */
  readonly rangeBytes: number;
  /** Bytes that a drive may hold. */
  readonly quotaBytes: number;
  /** What a workbook may cost to read. */
  readonly workbook: WorkbookLimits;
  /** Life of an address at which changes are heard of. */
  readonly socketLifeMs: number;
  /** Changes of so long a while are told at once. */
  readonly socketPauseMs: number;
  /** How long it is taken for granted that a listener may still see a list. */
  readonly socketCheckMs: number;
}

export const serviceLimits: WorkspaceLimits = {
  listThreshold: 5000,
  uploadLifeMs: 24 * 3_600_000,
  downloadLifeMs: 3_600_000,
  putBytes: 250_000_000,
  jsonBytes: 4_000_000,
  rangeBytes: 60 * 1024 * 1024,
  quotaBytes: 2 ** 40,
  workbook: usualWorkbookLimits,
  socketLifeMs: 24 * 3_600_000,
  socketPauseMs: 250,
  socketCheckMs: 30_000,
};
