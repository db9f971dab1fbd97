import { clockAheadMs, instantOnClock, readClock } from '@tideform/engine';

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
 * instant and a person reads the time that was meant.
 *
 * NOTE: the offset is rounded to minutes: ISO 8601 cannot write the seconds by which clocks differed before 1900.
 *
 * @param wall `YYYY-MM-DDTHH:mm:ss`
 * @returns `YYYY-MM-DDTHH:mm:ss+HH:mm`
 */
export function withOffset(wall: string, zone: string): string {
  const instantMs = instantOnClock(Date.parse(`${wall}Z`), zone);
  return `${wallAt(instantMs, zone)}${offsetText(Math.round(clockAheadMs(instantMs, zone) / MINUTE_MS))}`;
}

const two = (part: number) => String(part).padStart(2, '0');

const MINUTE_MS = 60_000;

function offsetText(minutes: number): string {
  const size = Math.abs(minutes);
  return `${minutes < 0 ? '-' : '+'}${two(Math.floor(size / 60))}:${two(size % 60)}`;
}
