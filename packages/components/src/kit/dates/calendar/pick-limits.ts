/** What may be picked. What is typed may still be something else: the component's rules say so. */
export interface PickLimits {
  /** Picked like the answers themselves: `YYYY-MM-DD`, `YYYY-MM-DDTHH:mm`. */
  readonly min?: string | undefined;
  readonly max?: string | undefined;
  readonly isClosed?: ((date: string) => boolean) | undefined;
  /** Minutes between the times that are offered. */
  readonly minuteStep?: number | undefined;
}

/** @param date `YYYY-MM-DD` */
export function mayPickDay(date: string, { min, max, isClosed }: PickLimits): boolean {
  if ((min && date < min.slice(0, 10)) || (max && date > max.slice(0, 10))) return false;
  return !isClosed?.(date);
}

/**
 * The times that are offered, `HH:mm`.
 *
 * @param date the day of which they are; '' where it does not matter
 */
export function timesOf(date: string, { min = '', max = '', minuteStep = 15 }: PickLimits): readonly string[] {
  const times = Array.from({ length: Math.ceil(1440 / minuteStep) }, (_, at) => clockAt(at * minuteStep));
  if (date === '') return times;
  const first = min.startsWith(`${date}T`) ? min.slice(11, 16) : '';
  const last = max.startsWith(`${date}T`) ? max.slice(11, 16) : '99';
  return times.filter((time) => time >= first && time <= last);
}

const clockAt = (minutes: number): string =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');
