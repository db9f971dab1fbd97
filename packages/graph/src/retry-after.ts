/** Longest accepted `Retry-After` in seconds. */
const MAX_RETRY_AFTER_SECONDS = 999_999;

/**
 * Returns the seconds of a response's `Retry-After`, which is a number or a date. A date is relative to the response's
 * own `Date`, or else to `now` (milliseconds since 1970).
 *
 * @returns `undefined` without the header, or if a date can't be compared
 */
export function parseRetryAfter(headers: Headers, now?: () => number): number | undefined {
  const value = headers.get('Retry-After')?.trim() ?? '';
  if (/^\d{1,6}$/.test(value)) return Number(value);
  const untilMs = /[a-z]/i.test(value) ? Date.parse(value) : Number.NaN;
  const responseMs = Date.parse(headers.get('Date') ?? '');
  const fromMs = Number.isNaN(responseMs) ? now?.() : responseMs;
  if (Number.isNaN(untilMs) || fromMs === undefined) return undefined;
  return Math.min(MAX_RETRY_AFTER_SECONDS, Math.max(1, Math.ceil((untilMs - fromMs) / 1000)));
}

/** Returns the seconds to wait before a retry when there is no `Retry-After`: 1, 2, 4 …, plus or minus a random 50%. */
export function computeBackOffSeconds(repeats: number, random: () => number): number {
  return 2 ** repeats * (0.5 + random());
}
