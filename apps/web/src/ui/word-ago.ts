/** From the largest down, in seconds: months are 30 days, years 365. */
const units = [
  ['year', 365 * 86_400],
  ['month', 30 * 86_400],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
  ['second', 1],
] as const;

/** How long ago an instant was, in its largest whole unit: '8 minutes ago', 'yesterday', '2 years ago'. '' for what is no instant. */
export function wordAgo(instant: string, now: Date, locale: string): string {
  const seconds = Math.floor((now.getTime() - new Date(instant).getTime()) / 1000);
  if (Number.isNaN(seconds)) return '';
  // A clock that is behind is no reason to speak of the future.
  const past = Math.max(0, seconds);
  const [unit, length] = units.find(([, length]) => past >= length) ?? ['second', 1];
  return new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(-Math.floor(past / length), unit);
}
