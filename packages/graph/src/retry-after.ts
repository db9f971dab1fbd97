/** Longest wait that a header may ask for. */
const MAX_SECONDS = 999_999;

/**
 * Seconds that a reply asks to wait: its `Retry-After` is a number of seconds or a date. A date counts from the reply's own `Date`,
 * else from `now` (milliseconds since 1970).
 *
 * @returns `undefined` when it doesn't ask, or when a date can't be compared with anything
 */
export function readRetryAfter(headers: Headers, now?: () => number): number | undefined {
  const value = headers.get('Retry-After')?.trim() ?? '';
  if (/^\d{1,6}$/.test(value)) return Number(value);
  const untilMs = /[a-z]/i.test(value) ? Date.parse(value) : Number.NaN;
  const repliedMs = Date.parse(headers.get('Date') ?? '');
  const fromMs = Number.isNaN(repliedMs) ? now?.() : repliedMs;
  if (Number.isNaN(untilMs) || fromMs === undefined) return undefined;
  return Math.min(MAX_SECONDS, Math.max(1, Math.ceil((untilMs - fromMs) / 1000)));
}

/** Seconds to wait when a reply doesn't say how long: 1, 2, 4 … half of it and as much again by chance. */
export function backOffSeconds(repeats: number, random: () => number): number {
  return 2 ** repeats * (0.5 + random());
}
