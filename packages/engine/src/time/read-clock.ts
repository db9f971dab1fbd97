/** What the clock and the calendar of a zone show, to the second. */
export interface ClockReading {
  readonly year: number;
  /** 1 to 12. */
  readonly month: number;
  readonly day: number;
  readonly hour: number;
  readonly minute: number;
  readonly second: number;
}

const mostClocks = 50;
const clocks = new Map<string, Intl.DateTimeFormat>();

/**
 * Reads the clock of a zone at an instant.
 *
 * @param instantMs within 8.64e15, as `Date` has them
 * @param timeZone IANA name; '' for this machine's. One that nobody knows is UTC
 * @throws RangeError for what is no instant
 */
export function readClock(instantMs: number, timeZone = ''): ClockReading {
  const shown = new Map(
    clockIn(timeZone)
      .formatToParts(instantMs)
      .map(({ type, value }) => [type, Number(value)] as const),
  );
  const part = (type: Intl.DateTimeFormatPartTypes) => shown.get(type) ?? 0;
  const date = { year: part('year'), month: part('month'), day: part('day') };
  return { ...date, hour: part('hour'), minute: part('minute'), second: part('second') };
}

/**
 * The zone of this machine, or `timeZone` where the runtime knows it. Kept for as long as one task takes, in which a form
 * with hundreds of dates asks for it: to find out takes a millisecond, and a machine may travel.
 */
export function knownZone(timeZone: string): string {
  const known = zones.get(timeZone);
  if (known !== undefined) return known;
  if (zones.size === 0) void Promise.resolve().then(() => zones.clear());
  const found = askForZone(timeZone);
  zones.set(timeZone, found);
  return found;
}

const zones = new Map<string, string>();

function askForZone(timeZone: string): string {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: timeZone || undefined }).resolvedOptions().timeZone;
  } catch {
    return new Intl.DateTimeFormat().resolvedOptions().timeZone;
  }
}

/** NOTE: to make one takes longer than to read it a hundred times. */
function clockIn(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone);
  if (known) return known;
  if (clocks.size >= mostClocks) clocks.clear();
  const clock = openClock(timeZone);
  clocks.set(timeZone, clock);
  return clock;
}

function openClock(timeZone: string): Intl.DateTimeFormat {
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
