import { readClock } from '@tideform/engine';

/**
 * What a clock in a zone shows at an instant.
 *
 * @param zone IANA name
 * @returns `YYYY-MM-DDTHH:mm:ss`
 */
export function wallAt(instantMs: number, zone: string): string {
  const { year, month, day, hour, minute, second } = readClock(instantMs, zone);
  return `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}T${two(hour)}:${two(minute)}:${two(second)}`;
}

/**
 * The instant at which a clock in a zone shows `wall`, written with its offset, so that every zone reads the same
 * instant and a person reads the time that was meant. A time that the clock shows twice is the first of the two; one
 * that it skips is moved on by what was skipped.
 *
 * @param wall `YYYY-MM-DDTHH:mm:ss`
 * @returns `YYYY-MM-DDTHH:mm:ss+HH:mm`
 */
export function withOffset(wall: string, zone: string): string {
  const asUtc = Date.parse(`${wall}Z`);
  const before = offsetMinutes(asUtc - DAY_MS, zone);
  const after = offsetMinutes(asUtc + DAY_MS, zone);
  for (const offset of [before, after]) {
    const instant = asUtc - offset * MINUTE_MS;
    if (offsetMinutes(instant, zone) === offset) return `${wall}${offsetText(offset)}`;
  }
  const skipped = asUtc - before * MINUTE_MS;
  return `${wallAt(skipped, zone)}${offsetText(offsetMinutes(skipped, zone))}`;
}

const two = (part: number) => String(part).padStart(2, '0');

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** NOTE: rounded to minutes: before 1900 clocks differed by seconds, which ISO 8601 cannot write. */
function offsetMinutes(instantMs: number, zone: string): number {
  const whole = Math.floor(instantMs / 1000) * 1000;
  return Math.round((Date.parse(`${wallAt(whole, zone)}Z`) - whole) / MINUTE_MS);
}

function offsetText(minutes: number): string {
  const size = Math.abs(minutes);
  return `${minutes < 0 ? '-' : '+'}${two(Math.floor(size / 60))}:${two(size % 60)}`;
}
