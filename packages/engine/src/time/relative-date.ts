/** Unit of local time: all days have the same length, regardless of daylight saving time. */
type Unit = 'minute' | 'hour' | 'day' | 'week' | 'isoWeek' | 'month' | 'quarter' | 'year';

type RelativeStep =
  | { readonly does: 'add'; readonly count: number; readonly unit: Unit }
  | { readonly does: 'startOf' | 'endOf'; readonly unit: Unit };

/** Date relative to now, as a sequence of steps. */
export interface RelativeDate {
  readonly steps: readonly RelativeStep[];
  /** True if the relative date is a day without a time. */
  readonly isDay: boolean;
}

const NOW = /^\s*(?:moment\s*\(\s*\)|new\s+Date\s*\(\s*\))/;
const CALL = /^\s*\.\s*(\w+)\s*\(([^()]*)\)/;
/** Methods that change only the format of a date. */
const FORMAT_METHODS = new Set(['format', 'toDate', 'toISOString', 'clone', 'local', 'valueOf', 'toString']);
const MAX_STEPS = 10;
const MAX_COUNT = 100_000;

/**
 * Parses code that form.io authors write for a relative date: `moment().add(3, 'days').startOf('month')`. The code is
 * never run.
 *
 * @returns `undefined` for anything else
 */
export function parseRelativeDate(raw: unknown): RelativeDate | undefined {
  const [now] = (typeof raw === 'string' && raw.length <= 500 && NOW.exec(raw)) || [];
  if (now === undefined) return undefined;
  const steps: RelativeStep[] = [];
  let rest = (raw as string).slice(now.length);
  while (rest.trim() !== '' && rest.trim() !== ';') {
    const [whole = '', name = '', given = ''] = CALL.exec(rest) ?? [];
    const step = FORMAT_METHODS.has(name) ? undefined : parseStep(name, given);
    if (whole === '' || (step === undefined && !FORMAT_METHODS.has(name)) || steps.length >= MAX_STEPS)
      return undefined;
    if (step) steps.push(step);
    rest = rest.slice(whole.length);
  }
  return { steps, isDay: denotesDay(steps) };
}

function parseStep(name: string, given: string): RelativeStep | undefined {
  const [first = '', second = ''] = given.split(',').map((part) => part.trim().replace(/^(['"])(.*)\1$/, '$2'));
  if (name === 'startOf' || name === 'endOf') {
    const unit = parseUnit(first);
    return unit && second === '' ? { does: name, unit } : undefined;
  }
  const [count, unit] = [Number(first), parseUnit(second)];
  const isCount = first !== '' && Number.isInteger(count) && Math.abs(count) <= MAX_COUNT;
  if (!isCount || !unit || (name !== 'add' && name !== 'subtract')) return undefined;
  return { does: 'add', count: name === 'add' ? count : -count, unit };
}

const SHORT_UNITS: Readonly<Record<string, Unit>> = {
  m: 'minute',
  h: 'hour',
  d: 'day',
  w: 'week',
  M: 'month',
  Q: 'quarter',
  y: 'year',
};

const UNITS: readonly Unit[] = ['minute', 'hour', 'day', 'week', 'isoWeek', 'month', 'quarter', 'year'];

function parseUnit(word: string): Unit | undefined {
  return SHORT_UNITS[word] ?? UNITS.find((unit) => unit.toLowerCase() === word.toLowerCase().replace(/s$/, ''));
}

function denotesDay(steps: readonly RelativeStep[]): boolean {
  const cut = steps.findLastIndex(({ does, unit }) => does !== 'add' && !isTimeUnit(unit));
  return cut >= 0 && steps.slice(cut + 1).every(({ unit }) => !isTimeUnit(unit));
}

const isTimeUnit = (unit: Unit): boolean => unit === 'minute' || unit === 'hour';

/**
 * Resolves a relative date.
 *
 * @param now local time, `YYYY-MM-DDTHH:mm:ss`
 * @returns local time in the same format
 */
export function resolveRelativeDate({ steps }: RelativeDate, now: string): string {
  const date = new Date(`${now}Z`);
  for (const step of steps) applyStep(step, date);
  return Number.isNaN(date.getTime()) || date.getUTCFullYear() < 1 || date.getUTCFullYear() > 9999
    ? now
    : date.toISOString().slice(0, 19);
}

function applyStep(step: RelativeStep, date: Date): void {
  if (step.does === 'add') addUnits(step.count, step.unit, date);
  else startOfUnit(step.unit, date);
  if (step.does !== 'endOf') return;
  addUnits(1, step.unit, date);
  date.setTime(date.getTime() - 1000);
}

const MONTHS_PER_UNIT: Readonly<Partial<Record<Unit, number>>> = { month: 1, quarter: 3, year: 12 };
const MINUTES_PER_UNIT: Readonly<Partial<Record<Unit, number>>> = {
  minute: 1,
  hour: 60,
  day: 24 * 60,
  week: 7 * 24 * 60,
  isoWeek: 7 * 24 * 60,
};

/** Adds units in place. The 31st becomes the last day of a shorter month. */
function addUnits(count: number, unit: Unit, date: Date): void {
  const months = MONTHS_PER_UNIT[unit];
  if (months === undefined) {
    date.setTime(date.getTime() + count * MINUTES_PER_UNIT[unit]! * 60_000);
    return;
  }
  const day = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + count * months);
  const longest = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(day, longest));
}

function startOfUnit(unit: Unit, date: Date): void {
  date.setUTCSeconds(0, 0);
  if (unit === 'minute') return;
  date.setUTCMinutes(0);
  if (unit === 'hour') return;
  date.setUTCHours(0);
  if (unit === 'week') date.setUTCDate(date.getUTCDate() - date.getUTCDay());
  if (unit === 'isoWeek') date.setUTCDate(date.getUTCDate() - ((date.getUTCDay() + 6) % 7));
  if (MONTHS_PER_UNIT[unit] === undefined) return;
  date.setUTCDate(1);
  if (unit === 'quarter') date.setUTCMonth(date.getUTCMonth() - (date.getUTCMonth() % 3));
  if (unit === 'year') date.setUTCMonth(0);
}
