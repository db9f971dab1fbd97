import type { RetentionPeriod } from '@tideform/contract';

/** Values of the fields in the retention dialog. */
export interface RetentionDraft {
  readonly isDeletionOn: boolean;
  readonly count: string;
  readonly unit: RetentionPeriod['unit'];
}

export const createRetentionDraft = (period: RetentionPeriod | null): RetentionDraft => ({
  isDeletionOn: period !== null,
  count: String(period?.count ?? 12),
  unit: period?.unit ?? 'months',
});

/**
 * Parses the values of the dialog. `null` means that responses are kept; `undefined` means that the number is invalid.
 */
export function parsePeriod({ isDeletionOn, count, unit }: RetentionDraft): RetentionPeriod | null | undefined {
  if (!isDeletionOn) return null;
  const value = /^\d{1,4}$/.test(count.trim()) ? Number(count) : 0;
  return value >= 1 && value <= 3650 ? { unit, count: value } : undefined;
}

export const isSamePeriod = (one: RetentionPeriod | null, other: RetentionPeriod | null): boolean =>
  one?.unit === other?.unit && one?.count === other?.count;

/** Returns the approximate day (give or take one) before which the next run, tomorrow, deletes all responses. */
export function computeFirstKeptDay({ unit, count }: RetentionPeriod, now: Date): Date {
  const day = new Date(now);
  day.setDate(day.getDate() + 1);
  if (unit === 'days') day.setDate(day.getDate() - count);
  else day.setMonth(day.getMonth() - count);
  return day;
}
