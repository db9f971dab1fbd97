import type { ReactNode } from 'react';
import type { PickerKind } from '../kit/dates/date-text.ts';
import type { Moment } from '../kit/dates/moment.ts';
import { PickedField } from '../kit/dates/PickedField.tsx';
import { severalAnswers } from '../kit/several/several-answers.tsx';
import type { ViewProps } from '../kit/view-props.ts';
import { isClosed, limitsOf } from './date-rules.ts';
import type { DatetimeProps, DatetimeValue } from './datetime.ts';
import { formatOf } from './format-of.ts';
import { fromPicked, kindOf, momentToPicked, toPicked } from './picked.ts';
import { zoneOf } from './zone-of.ts';

export function DatetimeView(view: ViewProps<DatetimeProps, DatetimeValue>): ReactNode {
  const { props, state } = view;
  if (view.props.multiple) return severalAnswers(view, DatetimeView);
  const kind = kindOf(props);
  const zone = zoneOf(props);
  const { min, max } = limitsOf(props);
  return (
    <PickedField
      view={view}
      kind={kind}
      zone={zone}
      format={formatOf(props)}
      shown={toPicked(state.value, kind, zone)}
      stored={(picked) => fromPicked(picked, kind, zone)}
      limits={{
        min: limit(min, kind, zone, '00:00'),
        max: limit(max, kind, zone, '23:59'),
        isClosed: (date) => isClosed(date, props),
        minuteStep: stepOf(props),
      }}
    />
  );
}

function limit(moment: Moment | undefined, kind: PickerKind, zone: string, clock: string): string | undefined {
  if (!moment || kind === 'time') return undefined;
  if (kind === 'date') return moment.date;
  return moment.time ? momentToPicked(moment, zone) : `${moment.date}T${clock}`;
}

/** form.io writes a step of one minute into every form: a list of 1,440 times helps nobody. */
function stepOf({ timePicker }: DatetimeProps): number | undefined {
  const { minuteStep = 0 } = timePicker;
  return Number.isInteger(minuteStep) && minuteStep >= 5 && minuteStep <= 720 ? minuteStep : undefined;
}
