import type { RetentionPeriod } from '@tideform/contract';

const dayMs = 86_400_000;

/**
 * Computes the cutoff of a retention period: responses submitted earlier are due for deletion. Subtracting months from
 * a day such as the 31st may result in the last day of a shorter month.
 */
export function getCutoff({ unit, count }: RetentionPeriod, now: Date): Date {
  if (unit === 'days') return new Date(now.getTime() - count * dayMs);
  const at = new Date(now);
  at.setUTCDate(1);
  at.setUTCMonth(at.getUTCMonth() - count);
  const lastDay = new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + 1, 0)).getUTCDate();
  at.setUTCDate(Math.min(now.getUTCDate(), lastDay));
  return at;
}
