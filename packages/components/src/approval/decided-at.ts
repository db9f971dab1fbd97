import { plainText } from '../kit/dates/date-text.ts';

/**
 * Writes when it was decided: `24 Nov 2026, 14:30`. '' for what is no time.
 *
 * @param zone IANA; absent: the reader's
 */
export function decidedAt(timestamp: string | undefined, locale: string, zone?: string): string {
  const instant = new Date(timestamp ?? '');
  if (Number.isNaN(instant.getTime())) return '';
  const style = { dateStyle: 'medium', timeStyle: 'short', calendar: 'gregory' } as const;
  return plainText(new Intl.DateTimeFormat(locale, { ...style, ...(zone && { timeZone: zone }) }).format(instant));
}
