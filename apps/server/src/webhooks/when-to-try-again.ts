const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;

/** After each failed try, until the next: the schedule of the Standard Webhooks specification. */
const delaysMs = [5 * second, 5 * minute, 30 * minute, 2 * hour, 5 * hour, 10 * hour, 14 * hour, 20 * hour, 24 * hour];

/**
 * When a message is tried again. A receiver may ask for later (Retry-After, in seconds or as a date), by a day at most.
 *
 * @param attempts how often it was tried, this time included
 * @param random from 0 to 1: spreads what failed together over a tenth of the time more
 * @returns `undefined`: it is given up
 */
export function whenToTryAgain(
  attempts: number,
  {
    now,
    random,
    retryAfter,
  }: { readonly now: Date; readonly random: number; readonly retryAfter?: string | undefined },
): Date | undefined {
  const delayMs = delaysMs[attempts - 1];
  if (delayMs === undefined) return undefined;
  const asked = Math.min(readRetryAfter(retryAfter, now), 24 * hour);
  return new Date(now.getTime() + Math.max(delayMs * (1 + random / 10), asked));
}

function readRetryAfter(value: string | undefined, now: Date): number {
  if (value === undefined) return 0;
  if (/^\d{1,9}$/.test(value)) return Number(value) * second;
  const at = Date.parse(value);
  return Number.isNaN(at) ? 0 : at - now.getTime();
}
