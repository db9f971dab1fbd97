import { parseClockTime } from '../kit/dates/clock-time.ts';
import type { PickerKind } from '../kit/dates/date-text.ts';
import { type Moment, parseMoment, toMilliseconds } from '../kit/dates/moment.ts';
import { appendUtcOffset, formatWallTime } from '../kit/dates/wall-time.ts';
import type { DatetimeProps } from './datetime.ts';

export function getPickerKind({ enableDate, enableTime }: DatetimeProps): PickerKind {
  if (!enableDate) return 'time';
  return enableTime ? 'datetime-local' : 'date';
}

/** Converts an answer to the value of a native date or time input; `undefined` if the input can't show the answer. */
export function toInputValue(value: unknown, kind: PickerKind, zone: string): string | undefined {
  if (value == null || value === '') return '';
  const moment = parseMoment(value);
  if (kind === 'time') return (parseClockTime(value) ?? moment?.time)?.slice(0, 5);
  if (!moment) return undefined;
  return kind === 'date' ? moment.date : formatInputValue(moment, zone);
}

/** Formats a moment as `YYYY-MM-DDTHH:mm` in `zone`. A moment without an offset is used unchanged. */
export function formatInputValue(moment: Moment, zone: string): string {
  const instant = toMilliseconds(moment);
  const wall = instant === undefined ? `${moment.date}T${moment.time ?? '00:00'}` : formatWallTime(instant, zone);
  return wall.slice(0, 16);
}

/** Converts the value of a native date or time input to an answer. */
export function parseInputValue(inputValue: string, kind: PickerKind, zone: string): string {
  if (kind === 'date') return inputValue;
  if (kind === 'time') return parseClockTime(inputValue) ?? inputValue;
  return appendUtcOffset(inputValue.length === 16 ? `${inputValue}:00` : inputValue, zone);
}
