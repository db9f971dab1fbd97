import { parseRelativeDate } from '@tideform/engine';

/** Starting points of relative dates. */
export const STARTING_POINTS = [
  'now',
  'today',
  'weekStart',
  'weekEnd',
  'monthStart',
  'monthEnd',
  'yearStart',
  'yearEnd',
] as const;
export const DATE_UNITS = ['days', 'weeks', 'months', 'years'] as const;

export type StartingPoint = (typeof STARTING_POINTS)[number];
export type DateUnit = (typeof DATE_UNITS)[number];

/** Relative date: a starting point and a distance. */
export interface RelativeDate {
  readonly point: StartingPoint;
  /** Distance in `unit`; negative for dates before the starting point. */
  readonly count: number;
  readonly unit: DateUnit;
}

const CODE_BY_POINT: Readonly<Record<StartingPoint, string>> = {
  now: '',
  today: ".startOf('day')",
  weekStart: ".startOf('isoWeek')",
  weekEnd: ".endOf('isoWeek')",
  monthStart: ".startOf('month')",
  monthEnd: ".endOf('month')",
  yearStart: ".startOf('year')",
  yearEnd: ".endOf('year')",
};

/** Formats a relative date as the Moment.js code that form.io stores. */
export function formatRelativeDate({ point, count, unit }: RelativeDate): string {
  const step = count === 0 ? '' : `.${count < 0 ? 'subtract' : 'add'}(${Math.abs(count)}, '${unit}')`;
  return `moment()${CODE_BY_POINT[point]}${step}`;
}

/**
 * Parses a stored relative date.
 * @returns `undefined` for values that the editor can't describe, such as several steps or hours
 */
export function parseStoredRelativeDate(stored: unknown): RelativeDate | undefined {
  const { steps } = parseRelativeDate(stored) ?? {};
  if (!steps || steps.length > 2) return undefined;
  const [first, second] = steps;
  const cut = first && first.does !== 'add' ? first : undefined;
  const moved = cut ? second : first;
  if ((!cut && second) || (moved && moved.does !== 'add')) return undefined;
  const point = STARTING_POINTS.find((one) => CODE_BY_POINT[one] === (cut ? `.${cut.does}('${cut.unit}')` : ''));
  const unit = moved ? DATE_UNITS.find((one) => one === `${moved.unit}s`) : 'days';
  return point && unit ? { point, count: moved?.does === 'add' ? moved.count : 0, unit } : undefined;
}
