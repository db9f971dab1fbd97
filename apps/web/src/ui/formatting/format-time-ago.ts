/** Units from largest to smallest, with their length in seconds: a month has 30 days, a year 365. */
const units = [
  ['year', 365 * 86_400],
  ['month', 30 * 86_400],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
  ['second', 1],
] as const;

/**
 * Formats how long ago an instant was, in the largest whole unit: '8 minutes ago', 'yesterday', '2 years ago'. Returns
 * '' for an invalid instant.
 */
export function formatTimeAgo(instant: string, now: Date, locale: string): string {
  const seconds = Math.floor((now.getTime() - new Date(instant).getTime()) / 1000);
  if (Number.isNaN(seconds)) return '';
  // An instant in the future, which comes from a wrong clock, counts as now.
  const past = Math.max(0, seconds);
  const [unit, length] = units.find(([, length]) => past >= length) ?? ['second', 1];
  return new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(-Math.floor(past / length), unit);
}
