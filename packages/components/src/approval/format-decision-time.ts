import { normalizeSpaces } from '../kit/dates/date-text.ts';

/**
 * Formats the time of a decision: `24 Nov 2026, 14:30`; '' for an invalid time.
 *
 * @param zone IANA name; absent: the reader's time zone
 */
export function formatDecisionTime(timestamp: string | undefined, locale: string, zone?: string): string {
  const instant = new Date(timestamp ?? '');
  if (Number.isNaN(instant.getTime())) return '';
  const style = { dateStyle: 'medium', timeStyle: 'short', calendar: 'gregory' } as const;
  return normalizeSpaces(
    new Intl.DateTimeFormat(locale, { ...style, ...(zone && { timeZone: zone }) }).format(instant),
  );
}
