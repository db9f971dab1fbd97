import { formatAsText, type PrintAnswer } from '@tideform/engine';
import { findAuthorFormat } from '../kit/dates/author-format.ts';
import { parseClockTime } from '../kit/dates/clock-time.ts';
import { formatPickerValue } from '../kit/dates/date-text.ts';
import { printMultiple } from '../kit/print-multiple.ts';
import { showsSeconds, type TimeProps, type TimeValue } from './time.ts';

export const printTime = (locale: string): PrintAnswer<TimeProps, TimeValue> =>
  printMultiple(({ props, value, label }) => {
    const time = parseClockTime(value);
    if (time === undefined) return [{ kind: 'pair', label, value: formatAsText(value) }];
    const picked = time.slice(0, showsSeconds(props) ? 8 : 5);
    return [{ kind: 'pair', label, value: formatPickerValue(picked, 'time', locale, findAuthorFormat(props.format)) }];
  }, locale);
