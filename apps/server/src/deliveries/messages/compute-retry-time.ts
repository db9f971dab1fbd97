const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;

/** Delays between attempts, as recommended by the Standard Webhooks specification. */
const RETRY_DELAYS_MS = [
  5 * second,
  5 * minute,
  30 * minute,
  2 * hour,
  5 * hour,
  10 * hour,
  14 * hour,
  20 * hour,
  24 * hour,
];

/**
 * Computes the time of the next attempt.
 *
 * @param attempts number of attempts so far, including the current one
 * @param random number from 0 to 1: adds up to 10% to the delay, so that events that failed together are spread out
 * @param notBefore earliest time, from the receiver's Retry-After header
 * @returns `undefined` after the last attempt
 */
export function computeRetryTime(
  attempts: number,
  { now, random, notBefore }: { readonly now: Date; readonly random: number; readonly notBefore: Date | undefined },
): Date | undefined {
  const delayMs = RETRY_DELAYS_MS[attempts - 1];
  if (delayMs === undefined) return undefined;
  const scheduled = now.getTime() + delayMs * (1 + random / 10);
  return new Date(Math.max(scheduled, notBefore?.getTime() ?? 0));
}

/**
 * Parses a Retry-After header in seconds or as a date, limited to one day from now.
 * @returns `undefined` if it is invalid
 */
export function parseRetryAfter(value: string | undefined, now: Date): Date | undefined {
  if (value === undefined) return undefined;
  const at = /^\d{1,9}$/.test(value) ? now.getTime() + Number(value) * second : Date.parse(value);
  return Number.isNaN(at) ? undefined : new Date(Math.min(at, now.getTime() + 24 * hour));
}
