import { readTime } from '../kit/dates/clock-time.ts';
import type { PickerKind } from '../kit/dates/date-text.ts';
import { instantMs, type Moment, readMoment } from '../kit/dates/moment.ts';
import { wallAt, withOffset } from '../kit/dates/wall-time.ts';
import type { DatetimeProps } from './datetime.ts';

export function kindOf({ enableDate, enableTime }: DatetimeProps): PickerKind {
  if (!enableDate) return 'time';
  return enableTime ? 'datetime-local' : 'date';
}

/** An answer as a native control wants it; `undefined` for one that it cannot show. */
export function toPicked(value: unknown, kind: PickerKind, zone: string): string | undefined {
  if (value == null || value === '') return '';
  const moment = readMoment(value);
  if (kind === 'time') return (readTime(value) ?? moment?.time)?.slice(0, 5);
  if (!moment) return undefined;
  return kind === 'date' ? moment.date : momentToPicked(moment, zone);
}

/** `YYYY-MM-DDTHH:mm` on the clock of `zone`. A moment without a zone is taken as it is. */
export function momentToPicked(moment: Moment, zone: string): string {
  const instant = instantMs(moment);
  const wall = instant === undefined ? `${moment.date}T${moment.time ?? '00:00'}` : wallAt(instant, zone);
  return wall.slice(0, 16);
}

/** The answer for what a native control says. */
export function fromPicked(picked: string, kind: PickerKind, zone: string): string {
  if (kind === 'date') return picked;
  if (kind === 'time') return readTime(picked) ?? picked;
  return withOffset(picked.length === 16 ? `${picked}:00` : picked, zone);
}
