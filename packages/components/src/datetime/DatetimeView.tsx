import type { Moment } from '../kit/dates/moment.ts';
import { PickedField } from '../kit/dates/PickedField.tsx';
import type { ViewProps } from '../kit/view-props.ts';
import { limitsOf } from './date-rules.ts';
import type { DatetimeProps, DatetimeValue } from './datetime.ts';
import { fromPicked, kindOf, momentToPicked, type PickerKind, toPicked, zoneOf } from './picked.ts';

export function DatetimeView(view: ViewProps<DatetimeProps, DatetimeValue>) {
  const { props, state } = view;
  const kind = kindOf(props);
  const zone = zoneOf(props);
  const { min, max } = limitsOf(props);
  return (
    <PickedField
      view={view}
      kind={kind}
      shown={toPicked(state.value, kind, zone)}
      stored={(picked) => fromPicked(picked, kind, zone)}
      min={limit(min, kind, zone, '00:00')}
      max={limit(max, kind, zone, '23:59') ?? farthest[kind]}
    />
  );
}

/** Without it years of six digits can be typed. */
const farthest = { date: '9999-12-31', 'datetime-local': '9999-12-31T23:59', time: undefined };

function limit(moment: Moment | undefined, kind: PickerKind, zone: string, clock: string): string | undefined {
  if (!moment || kind === 'time') return undefined;
  if (kind === 'date') return moment.date;
  return moment.time ? momentToPicked(moment, zone) : `${moment.date}T${clock}`;
}
