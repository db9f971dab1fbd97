import type { PrintAnswer } from '@tideform/engine';
import { readTime } from '../kit/dates/clock-time.ts';
import { formatDate } from '../kit/dates/format-date.ts';
import { printSeveral } from '../kit/print-several.ts';
import { answerText } from '../kit/read/answer-text.ts';
import type { TimeProps, TimeValue } from './time.ts';

export const printTime: PrintAnswer<TimeProps, TimeValue> = printSeveral(({ props, value, label }) => {
  const time = readTime(value);
  const shown = time === undefined ? answerText(value) : formatDate(`2000-01-01T${time}`, props.format || 'HH:mm');
  return [{ kind: 'pair', label, value: shown }];
});
