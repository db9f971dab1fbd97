import { readRelativeDate } from '@tideform/engine';

/** Where a date near today begins. */
export const POINTS = [
  'now',
  'today',
  'weekStart',
  'weekEnd',
  'monthStart',
  'monthEnd',
  'yearStart',
  'yearEnd',
] as const;
export const UNITS = ['days', 'weeks', 'months', 'years'] as const;

export type Point = (typeof POINTS)[number];
export type Unit = (typeof UNITS)[number];

/** A date near today as its author names it. */
export interface NearToday {
  readonly point: Point;
  /** How much later; less than nothing: earlier. */
  readonly count: number;
  readonly unit: Unit;
}

const CODE: Readonly<Record<Point, string>> = {
  now: '',
  today: ".startOf('day')",
  weekStart: ".startOf('isoWeek')",
  weekEnd: ".endOf('isoWeek')",
  monthStart: ".startOf('month')",
  monthEnd: ".endOf('month')",
  yearStart: ".startOf('year')",
  yearEnd: ".endOf('year')",
};

/** As form.io stores it. */
export function writeNearToday({ point, count, unit }: NearToday): string {
  const step = count === 0 ? '' : `.${count < 0 ? 'subtract' : 'add'}(${Math.abs(count)}, '${unit}')`;
  return `moment()${CODE[point]}${step}`;
}

/** @returns `undefined` for what has no words here: several steps, hours, and all that is no date near today */
export function readNearToday(stored: unknown): NearToday | undefined {
  const { steps } = readRelativeDate(stored) ?? {};
  if (!steps || steps.length > 2) return undefined;
  const [first, second] = steps;
  const cut = first && first.does !== 'add' ? first : undefined;
  const moved = cut ? second : first;
  if ((!cut && second) || (moved && moved.does !== 'add')) return undefined;
  const point = POINTS.find((one) => CODE[one] === (cut ? `.${cut.does}('${cut.unit}')` : ''));
  const unit = moved ? UNITS.find((one) => one === `${moved.unit}s`) : 'days';
  return point && unit ? { point, count: moved?.does === 'add' ? moved.count : 0, unit } : undefined;
}
