/** Days are the same length in it whatever the clocks of a place do: a time on the wall, not an instant. */
type Unit = 'minute' | 'hour' | 'day' | 'week' | 'isoWeek' | 'month' | 'quarter' | 'year';

type Step =
  | { readonly does: 'add'; readonly count: number; readonly unit: Unit }
  | { readonly does: 'startOf' | 'endOf'; readonly unit: Unit };

/** A date that is named by how far it lies from today: its steps from this moment on. */
export interface RelativeDate {
  readonly steps: readonly Step[];
  /** It names a day and no time of that day. */
  readonly isDay: boolean;
}

const NOW = /^\s*(?:moment\s*\(\s*\)|new\s+Date\s*\(\s*\))/;
const CALL = /^\s*\.\s*(\w+)\s*\(([^()]*)\)/;
/** They change how a moment is written, and not which it is. */
const WRITING = new Set(['format', 'toDate', 'toISOString', 'clone', 'local', 'valueOf', 'toString']);
const MOST_STEPS = 10;
const FARTHEST = 100_000;

/**
 * Reads what authors of form.io forms write for a date near today: `moment().add(3, 'days').startOf('month')`. It is read, never
 * run.
 *
 * @returns `undefined` for anything else
 */
export function readRelativeDate(raw: unknown): RelativeDate | undefined {
  const [now] = (typeof raw === 'string' && raw.length <= 500 && NOW.exec(raw)) || [];
  if (now === undefined) return undefined;
  const steps: Step[] = [];
  let rest = (raw as string).slice(now.length);
  while (rest.trim() !== '' && rest.trim() !== ';') {
    const [whole = '', name = '', given = ''] = CALL.exec(rest) ?? [];
    const step = WRITING.has(name) ? undefined : stepOf(name, given);
    if (whole === '' || (step === undefined && !WRITING.has(name)) || steps.length >= MOST_STEPS) return undefined;
    if (step) steps.push(step);
    rest = rest.slice(whole.length);
  }
  return { steps, isDay: namesDay(steps) };
}

function stepOf(name: string, given: string): Step | undefined {
  const [first = '', second = ''] = given.split(',').map((part) => part.trim().replace(/^(['"])(.*)\1$/, '$2'));
  if (name === 'startOf' || name === 'endOf') {
    const unit = unitOf(first);
    return unit && second === '' ? { does: name, unit } : undefined;
  }
  const [count, unit] = [Number(first), unitOf(second)];
  const isCount = first !== '' && Number.isInteger(count) && Math.abs(count) <= FARTHEST;
  if (!isCount || !unit || (name !== 'add' && name !== 'subtract')) return undefined;
  return { does: 'add', count: name === 'add' ? count : -count, unit };
}

const SHORT: Readonly<Record<string, Unit>> = {
  m: 'minute',
  h: 'hour',
  d: 'day',
  w: 'week',
  M: 'month',
  Q: 'quarter',
  y: 'year',
};

const UNITS: readonly Unit[] = ['minute', 'hour', 'day', 'week', 'isoWeek', 'month', 'quarter', 'year'];

function unitOf(word: string): Unit | undefined {
  return SHORT[word] ?? UNITS.find((unit) => unit.toLowerCase() === word.toLowerCase().replace(/s$/, ''));
}

function namesDay(steps: readonly Step[]): boolean {
  const cut = steps.findLastIndex(({ does, unit }) => does !== 'add' && !isOfClock(unit));
  return cut >= 0 && steps.slice(cut + 1).every(({ unit }) => !isOfClock(unit));
}

const isOfClock = (unit: Unit): boolean => unit === 'minute' || unit === 'hour';

/**
 * The moment that a relative date means.
 *
 * @param now what the clock shows, `YYYY-MM-DDTHH:mm:ss`
 * @returns the same, of that moment
 */
export function resolveRelativeDate({ steps }: RelativeDate, now: string): string {
  const at = new Date(`${now}Z`);
  for (const step of steps) take(step, at);
  return Number.isNaN(at.getTime()) || at.getUTCFullYear() < 1 || at.getUTCFullYear() > 9999
    ? now
    : at.toISOString().slice(0, 19);
}

function take(step: Step, at: Date): void {
  if (step.does === 'add') add(step.count, step.unit, at);
  else start(step.unit, at);
  if (step.does !== 'endOf') return;
  add(1, step.unit, at);
  at.setTime(at.getTime() - 1000);
}

const MONTHS: Readonly<Partial<Record<Unit, number>>> = { month: 1, quarter: 3, year: 12 };
const MINUTES: Readonly<Partial<Record<Unit, number>>> = {
  minute: 1,
  hour: 60,
  day: 24 * 60,
  week: 7 * 24 * 60,
  isoWeek: 7 * 24 * 60,
};

/** The 31st is the last day of a month that has none. */
function add(count: number, unit: Unit, at: Date): void {
  const months = MONTHS[unit];
  if (months === undefined) {
    at.setTime(at.getTime() + count * MINUTES[unit]! * 60_000);
    return;
  }
  const day = at.getUTCDate();
  at.setUTCDate(1);
  at.setUTCMonth(at.getUTCMonth() + count * months);
  const longest = new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + 1, 0)).getUTCDate();
  at.setUTCDate(Math.min(day, longest));
}

function start(unit: Unit, at: Date): void {
  at.setUTCSeconds(0, 0);
  if (unit === 'minute') return;
  at.setUTCMinutes(0);
  if (unit === 'hour') return;
  at.setUTCHours(0);
  if (unit === 'week') at.setUTCDate(at.getUTCDate() - at.getUTCDay());
  if (unit === 'isoWeek') at.setUTCDate(at.getUTCDate() - ((at.getUTCDay() + 6) % 7));
  if (MONTHS[unit] === undefined) return;
  at.setUTCDate(1);
  if (unit === 'quarter') at.setUTCMonth(at.getUTCMonth() - (at.getUTCMonth() % 3));
  if (unit === 'year') at.setUTCMonth(0);
}
