const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;

/** After each failed try, until the next: the schedule of the Standard Webhooks specification. */
const delaysMs = [5 * second, 5 * minute, 30 * minute, 2 * hour, 5 * hour, 10 * hour, 14 * hour, 20 * hour, 24 * hour];

/**
 * When a message is tried again.
 *
 * @param attempts how often it was tried, this time included
 * @param random from 0 to 1: spreads what failed together over a tenth of the time more
 * @param asked before when its receiver does not want it
 * @returns `undefined`: it is given up
 */
export function whenToTryAgain(
  attempts: number,
  { now, random, asked }: { readonly now: Date; readonly random: number; readonly asked: Date | undefined },
): Date | undefined {
  const delayMs = delaysMs[attempts - 1];
  if (delayMs === undefined) return undefined;
  const own = now.getTime() + delayMs * (1 + random / 10);
  return new Date(Math.max(own, asked?.getTime() ?? 0));
}

/** A receiver's Retry-After, in seconds or as a date: a day from now at most. `undefined`: it says nothing that can be read. */
export function readRetryAfter(value: string | undefined, now: Date): Date | undefined {
  if (value === undefined) return undefined;
  const at = /^\d{1,9}$/.test(value) ? now.getTime() + Number(value) * second : Date.parse(value);
  return Number.isNaN(at) ? undefined : new Date(Math.min(at, now.getTime() + 24 * hour));
}
