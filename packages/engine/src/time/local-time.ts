/** Local date and time in a time zone, to the second. */
export interface LocalTime {
  readonly year: number;
  /** 1 to 12. */
  readonly month: number;
  readonly day: number;
  readonly hour: number;
  readonly minute: number;
  readonly second: number;
}

const maxFormats = 50;
const formatCache = new Map<string, Intl.DateTimeFormat>();

/**
 * Converts an instant to the local time of a time zone.
 *
 * @param instantMs within ±8.64e15, the range of `Date`
 * @param timeZone IANA name; '' for the zone of this machine. An unknown name is UTC
 * @throws RangeError for an invalid instant
 */
export function toLocalTime(instantMs: number, timeZone = ''): LocalTime {
  const shown = new Map(
    getFormat(timeZone)
      .formatToParts(instantMs)
      .map(({ type, value }) => [type, Number(value)] as const),
  );
  const part = (type: Intl.DateTimeFormatPartTypes) => shown.get(type) ?? 0;
  const date = { year: part('year'), month: part('month'), day: part('day') };
  return { ...date, hour: part('hour'), minute: part('minute'), second: part('second') };
}

/**
 * Returns `timeZone` if the runtime supports this time zone, otherwise the zone of this machine. Cached until the end
 * of the current task: the lookup takes a millisecond and a form can have hundreds of dates, but the zone of a machine
 * can change.
 */
export function resolveTimeZone(timeZone: string): string {
  const known = timeZoneCache.get(timeZone);
  if (known !== undefined) return known;
  if (timeZoneCache.size === 0) void Promise.resolve().then(() => timeZoneCache.clear());
  const found = lookUpTimeZone(timeZone);
  timeZoneCache.set(timeZone, found);
  return found;
}

const timeZoneCache = new Map<string, string>();

function lookUpTimeZone(timeZone: string): string {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: timeZone || undefined }).resolvedOptions().timeZone;
  } catch {
    return new Intl.DateTimeFormat().resolvedOptions().timeZone;
  }
}

/** NOTE: cached, because creating a format takes longer than using it a hundred times. */
function getFormat(timeZone: string): Intl.DateTimeFormat {
  const known = formatCache.get(timeZone);
  if (known) return known;
  if (formatCache.size >= maxFormats) formatCache.clear();
  const clock = createFormat(timeZone);
  formatCache.set(timeZone, clock);
  return clock;
}

function createFormat(timeZone: string): Intl.DateTimeFormat {
  const options = {
    calendar: 'iso8601',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  } as const;
  try {
    return new Intl.DateTimeFormat('en-US', { ...options, ...(timeZone && { timeZone }) });
  } catch {
    return new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' });
  }
}

const DAY_MS = 86_400_000;

/**
 * Returns the UTC offset of a time zone in milliseconds, exact to the second: before 1900 offsets were not whole
 * minutes.
 */
export function getOffsetMs(instantMs: number, timeZone: string): number {
  const { year, month, day, hour, minute, second } = toLocalTime(instantMs, timeZone);
  // NOTE: `Date.UTC` treats the year 26 as 1926, so the date is shifted by 400 years, which are always 146,097 days.
  return Date.UTC(year + 400, month - 1, day - 146_097, hour, minute, second) - Math.floor(instantMs / 1000) * 1000;
}

/**
 * Returns the instant of a local time in a time zone. A repeated time is its first occurrence; a skipped time is moved
 * forward by the skipped interval.
 *
 * @param localMs local time in milliseconds, as if it were UTC
 */
export function toInstant(localMs: number, timeZone: string): number {
  const before = localMs - getOffsetMs(localMs - DAY_MS, timeZone);
  const after = localMs - getOffsetMs(localMs + DAY_MS, timeZone);
  return [before, after].find((at) => at + getOffsetMs(at, timeZone) === localMs) ?? before;
}
