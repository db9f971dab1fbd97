import type { ReactNode } from 'react';
import type { PickerKind } from '../kit/dates/date-text.ts';
import type { Moment } from '../kit/dates/moment.ts';
import { PickedField } from '../kit/dates/PickedField.tsx';
import { renderMultipleAnswers } from '../kit/several/render-multiple-answers.tsx';
import type { ViewProps } from '../kit/view-props.ts';
import { getLimits, isClosed } from './date-rules.ts';
import type { DatetimeProps, DatetimeValue } from './datetime.ts';
import { getFormat } from './get-format.ts';
import { fromPicked, getPickerKind, momentToPicked, toPicked } from './picked.ts';
import { zoneOf } from './resolve-time-zone.ts';

export function DatetimeView(view: ViewProps<DatetimeProps, DatetimeValue>): ReactNode {
  const { props, state } = view;
  if (view.props.multiple) return renderMultipleAnswers(view, DatetimeView);
  const kind = getPickerKind(props);
  const zone = zoneOf(props);
  const { min, max } = getLimits(props);
  return (
    <PickedField
      view={view}
      kind={kind}
      zone={zone}
      format={getFormat(props)}
      shown={toPicked(state.value, kind, zone)}
      toAnswer={(picked) => fromPicked(picked, kind, zone)}
      limits={{
        min: limit(min, kind, zone, '00:00'),
        max: limit(max, kind, zone, '23:59'),
        isClosed: (date) => isClosed(date, props),
        minuteStep: getTimeStep(props),
      }}
    />
  );
}

function limit(moment: Moment | undefined, kind: PickerKind, zone: string, clock: string): string | undefined {
  if (!moment || kind === 'time') return undefined;
  if (kind === 'date') return moment.date;
  return moment.time ? momentToPicked(moment, zone) : `${moment.date}T${clock}`;
}

/**
 * Returns the author's time step. form.io stores a step of one minute by default, which is ignored because a list of
 * 1,440 times isn't useful.
 */
function getTimeStep({ timePicker }: DatetimeProps): number | undefined {
  const { minuteStep = 0 } = timePicker;
  return Number.isInteger(minuteStep) && minuteStep >= 5 && minuteStep <= 720 ? minuteStep : undefined;
}
