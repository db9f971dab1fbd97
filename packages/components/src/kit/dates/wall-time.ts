const formats = new Map<string, Intl.DateTimeFormat>();

/** The zone of this device, or `zone` where the runtime knows it. */
export function knownZone(zone: string): string {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone || undefined }).resolvedOptions().timeZone;
  } catch {
    return new Intl.DateTimeFormat().resolvedOptions().timeZone;
  }
}

/**
 * What a clock in a zone shows at an instant.
 *
 * @param zone IANA name
 * @returns `YYYY-MM-DDTHH:mm:ss`
 */
export function wallAt(instantMs: number, zone: string): string {
  const part: Record<string, string> = {};
  for (const { type, value } of formatIn(zone).formatToParts(instantMs)) part[type] = value;
  const year = (part.year ?? '').padStart(4, '0');
  return `${year}-${part.month}-${part.day}T${part.hour}:${part.minute}:${part.second}`;
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

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** NOTE: rounded to minutes: before 1900 clocks differed by seconds, which ISO 8601 cannot write. */
function offsetMinutes(instantMs: number, zone: string): number {
  const whole = Math.floor(instantMs / 1000) * 1000;
  return Math.round((Date.parse(`${wallAt(whole, zone)}Z`) - whole) / MINUTE_MS);
}

function offsetText(minutes: number): string {
  const size = Math.abs(minutes);
  const two = (part: number) => String(part).padStart(2, '0');
  return `${minutes < 0 ? '-' : '+'}${two(Math.floor(size / 60))}:${two(size % 60)}`;
}

function formatIn(zone: string): Intl.DateTimeFormat {
  let format = formats.get(zone);
  if (!format) {
    format = new Intl.DateTimeFormat('en-US', {
      calendar: 'iso8601',
      numberingSystem: 'latn',
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
    });
    formats.set(zone, format);
  }
  return format;
}
