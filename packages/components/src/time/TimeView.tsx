import { knownZone } from '@tideform/engine';
import type { ReactNode } from 'react';
import { chosenFormat } from '../kit/dates/author-format.ts';
import { readTime } from '../kit/dates/clock-time.ts';
import { PickedField } from '../kit/dates/PickedField.tsx';
import { severalAnswers } from '../kit/several/several-answers.tsx';
import type { ViewProps } from '../kit/view-props.ts';
import { showsSeconds, type TimeProps, type TimeValue } from './time.ts';

export function TimeView(view: ViewProps<TimeProps, TimeValue>): ReactNode {
  const { value } = view.state;
  if (view.props.multiple) return severalAnswers(view, TimeView);
  const hasSeconds = showsSeconds(view.props);
  return (
    <PickedField
      view={view}
      kind="time"
      zone={knownZone('')}
      format={chosenFormat(view.props.format)}
      shown={value == null ? '' : readTime(value)?.slice(0, hasSeconds ? 8 : 5)}
      stored={(picked) => readTime(picked) ?? picked}
      hasSeconds={hasSeconds}
    />
  );
}
