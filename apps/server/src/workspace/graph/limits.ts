import { defaultWorkbookLimits, type WorkbookLimits } from '../workbook/workbook.ts';

/** Limits of the service, which tests reduce. */
export interface WorkspaceLimits {
  /** Maximum rows that one list query may scan. */
  readonly listThreshold: number;
  /** Lifetime of upload sessions in milliseconds. */
  readonly uploadLifeMs: number;
  /** Lifetime of download URLs in milliseconds. */
  readonly downloadLifeMs: number;
  /** Maximum bytes of one PUT of content. */
  readonly putBytes: number;
  /** Maximum bytes of a JSON body. */
  readonly jsonBytes: number;
  /** Maximum bytes of one range of an upload session. */
  readonly rangeBytes: number;
  /** Quota of a drive in bytes. */
  readonly quotaBytes: number;
  /** Limits for reading workbooks. */
  readonly workbook: WorkbookLimits;
  /** Lifetime of notification URLs in milliseconds. */
  readonly socketLifeMs: number;
  /** Milliseconds during which changes are collected into one notification. */
  readonly socketPauseMs: number;
  /** Milliseconds for which the permission check of a notification client is cached. */
  readonly socketCheckMs: number;
}

/** Limits of the real service. */
export const serviceLimits: WorkspaceLimits = {
  listThreshold: 5000,
  uploadLifeMs: 24 * 3_600_000,
  downloadLifeMs: 3_600_000,
  putBytes: 250_000_000,
  jsonBytes: 4_000_000,
  rangeBytes: 60 * 1024 * 1024,
  quotaBytes: 2 ** 40,
  workbook: defaultWorkbookLimits,
  socketLifeMs: 24 * 3_600_000,
  socketPauseMs: 250,
  socketCheckMs: 30_000,
};
