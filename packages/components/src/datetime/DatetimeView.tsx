import type { ReactNode } from 'react';
import { DatePickerField } from '../kit/dates/DatePickerField.tsx';
import type { PickerKind } from '../kit/dates/date-text.ts';
import type { Moment } from '../kit/dates/moment.ts';
import { renderMultipleAnswers } from '../kit/several/render-multiple-answers.tsx';
import type { ViewProps } from '../kit/view-props.ts';
import { getDateLimits, isExcludedDay } from './date-rules.ts';
import type { DatetimeProps, DatetimeValue } from './datetime.ts';
import { getAuthorFormat } from './get-author-format.ts';
import { formatInputValue, getPickerKind, parseInputValue, toInputValue } from './input-value.ts';
import { resolveFieldTimeZone } from './resolve-field-time-zone.ts';

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
