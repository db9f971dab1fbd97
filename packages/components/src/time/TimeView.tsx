import { resolveTimeZone } from '@tideform/engine';
import type { ReactNode } from 'react';
import { findAuthorFormat } from '../kit/dates/author-format.ts';
import { parseClockTime } from '../kit/dates/clock-time.ts';
import { DatePickerField } from '../kit/dates/DatePickerField.tsx';
import { renderMultipleAnswers } from '../kit/several/render-multiple-answers.tsx';
import type { ViewProps } from '../kit/view-props.ts';
import { showsSeconds, type TimeProps, type TimeValue } from './time.ts';

export function TimeView(view: ViewProps<TimeProps, TimeValue>): ReactNode {
  const { value } = view.state;
  if (view.props.multiple) return renderMultipleAnswers(view, TimeView);
  const hasSeconds = showsSeconds(view.props);
  return (
    <DatePickerField
      view={view}
      kind="time"
      zone={resolveTimeZone('')}
      format={findAuthorFormat(view.props.format)}
      shown={value == null ? '' : parseClockTime(value)?.slice(0, hasSeconds ? 8 : 5)}
      toAnswer={(picked) => parseClockTime(picked) ?? picked}
      hasSeconds={hasSeconds}
    />
  );
}
