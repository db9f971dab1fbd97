/**
 * Limits of a date picker. The user can type values beyond the limits; the component's validation then reports an
 * error.
 */
export interface DatePickerLimits {
  /** Earliest and latest value, in the format of picked values: `YYYY-MM-DD`, `YYYY-MM-DDTHH:mm`. */
  readonly min?: string | undefined;
  readonly max?: string | undefined;
  readonly isClosed?: ((date: string) => boolean) | undefined;
  /** Number of minutes between the times in the list. */
  readonly minuteStep?: number | undefined;
}

/**
 * Returns whether a day may be picked.
 * @param date `YYYY-MM-DD`
 */
export function isDayAllowed(date: string, { min, max, isClosed }: DatePickerLimits): boolean {
  if ((min && date < min.slice(0, 10)) || (max && date > max.slice(0, 10))) return false;
  return !isClosed?.(date);
}

/**
 * Returns the times to choose from: `HH:mm`.
 *
 * @param date day of the times; '' if the picker has no day
 */
export function listSelectableTimes(
  date: string,
  { min = '', max = '', minuteStep = 15 }: DatePickerLimits,
): readonly string[] {
  const times = Array.from({ length: Math.ceil(1440 / minuteStep) }, (_, at) => formatMinutes(at * minuteStep));
  if (date === '') return times;
  const first = min.startsWith(`${date}T`) ? min.slice(11, 16) : '';
  const last = max.startsWith(`${date}T`) ? max.slice(11, 16) : '99';
  return times.filter((time) => time >= first && time <= last);
}

const formatMinutes = (minutes: number): string =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');
