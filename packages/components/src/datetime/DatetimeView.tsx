import type { ReactNode } from 'react';
import { parseClockTime } from '../kit/dates/clock-time.ts';
import { DatePickerField } from '../kit/dates/DatePickerField.tsx';
import type { PickerKind } from '../kit/dates/date-text.ts';
import { type Moment, parseMoment, toMilliseconds } from '../kit/dates/moment.ts';
import { appendUtcOffset, formatWallTime } from '../kit/dates/wall-time.ts';
import { renderMultipleAnswers } from '../kit/several/render-multiple-answers.tsx';
import type { ViewProps } from '../kit/view-props.ts';
import { getDateLimits, isExcludedDay } from './date-rules.ts';
import { type DatetimeProps, type DatetimeValue, resolveFieldTimeZone } from './datetime.ts';
import { getAuthorFormat } from './get-author-format.ts';

export function DatetimeView(view: ViewProps<DatetimeProps, DatetimeValue>): ReactNode {
  const { props, state } = view;
  if (view.props.multiple) return renderMultipleAnswers(view, DatetimeView);
  const kind = getPickerKind(props);
  const zone = resolveFieldTimeZone(props);
  const { min, max } = getDateLimits(props);
  return (
    <DatePickerField
      view={view}
      kind={kind}
      zone={zone}
      format={getAuthorFormat(props)}
      shown={toInputValue(state.value, kind, zone)}
      toAnswer={(picked) => parseInputValue(picked, kind, zone)}
      limits={{
        min: formatInputLimit(min, kind, zone, '00:00'),
        max: formatInputLimit(max, kind, zone, '23:59'),
        isClosed: (date) => isExcludedDay(date, props),
        minuteStep: getTimeStep(props),
      }}
    />
  );
}

function formatInputLimit(
  moment: Moment | undefined,
  kind: PickerKind,
  zone: string,
  clock: string,
): string | undefined {
  if (!moment || kind === 'time') return undefined;
  if (kind === 'date') return moment.date;
  return moment.time ? formatInputValue(moment, zone) : `${moment.date}T${clock}`;
}

/**
 * Returns the author's time step. form.io stores a step of one minute by default, which is ignored because a list of
 * 1,440 times isn't useful.
 */
function getTimeStep({ timePicker }: DatetimeProps): number | undefined {
  const { minuteStep = 0 } = timePicker;
  return Number.isInteger(minuteStep) && minuteStep >= 5 && minuteStep <= 720 ? minuteStep : undefined;
}

function getPickerKind({ enableDate, enableTime }: DatetimeProps): PickerKind {
  if (!enableDate) return 'time';
  return enableTime ? 'datetime-local' : 'date';
}

/** Converts an answer to the value of a native date or time input; `undefined` if the input can't show the answer. */
function toInputValue(value: unknown, kind: PickerKind, zone: string): string | undefined {
  if (value == null || value === '') return '';
  const moment = parseMoment(value);
  if (kind === 'time') return (parseClockTime(value) ?? moment?.time)?.slice(0, 5);
  if (!moment) return undefined;
  return kind === 'date' ? moment.date : formatInputValue(moment, zone);
}

/** Formats a moment as `YYYY-MM-DDTHH:mm` in `zone`. A moment without an offset is used unchanged. */
function formatInputValue(moment: Moment, zone: string): string {
  const instant = toMilliseconds(moment);
  const wall = instant === undefined ? `${moment.date}T${moment.time ?? '00:00'}` : formatWallTime(instant, zone);
  return wall.slice(0, 16);
}

/** Converts the value of a native date or time input to an answer. */
function parseInputValue(inputValue: string, kind: PickerKind, zone: string): string {
  if (kind === 'date') return inputValue;
  if (kind === 'time') return parseClockTime(inputValue) ?? inputValue;
  return appendUtcOffset(inputValue.length === 16 ? `${inputValue}:00` : inputValue, zone);
}
