import { type PrintAnswer, wordOf } from '@tideform/engine';
import { readTime } from '../kit/dates/clock-time.ts';
import { formatDate } from '../kit/dates/format-date.ts';
import { printSeveral } from '../kit/print-several.ts';
import type { TimeProps, TimeValue } from './time.ts';

export const printTime = (locale: string): PrintAnswer<TimeProps, TimeValue> =>
  printSeveral(({ props, value, label }) => {
    const time = readTime(value);
    const shown =
      time === undefined ? wordOf(value) : formatDate(`2000-01-01T${time}`, props.format || 'HH:mm', locale);
    return [{ kind: 'pair', label, value: shown }];
  });
