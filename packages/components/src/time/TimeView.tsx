import { knownZone } from '@tideform/engine';
import { readTime } from '../kit/dates/clock-time.ts';
import { PickedField } from '../kit/dates/PickedField.tsx';
import type { ViewProps } from '../kit/view-props.ts';
import { showsSeconds, type TimeProps, type TimeValue } from './time.ts';

export function TimeView(view: ViewProps<TimeProps, TimeValue>) {
  const { value } = view.state;
  const hasSeconds = showsSeconds(view.props);
  return (
    <PickedField
      view={view}
      kind="time"
      zone={knownZone('')}
      shown={value == null ? '' : readTime(value)?.slice(0, hasSeconds ? 8 : 5)}
      stored={(picked) => readTime(picked) ?? picked}
      hasSeconds={hasSeconds}
    />
  );
}
