import { type PrintAnswer, wordOf } from '@tideform/engine';
import { chosenFormat } from '../kit/dates/author-format.ts';
import { readTime } from '../kit/dates/clock-time.ts';
import { dateText } from '../kit/dates/date-text.ts';
import { printSeveral } from '../kit/print-several.ts';
import { showsSeconds, type TimeProps, type TimeValue } from './time.ts';

export const printTime = (locale: string): PrintAnswer<TimeProps, TimeValue> =>
  printSeveral(({ props, value, label }) => {
    const time = readTime(value);
    if (time === undefined) return [{ kind: 'pair', label, value: wordOf(value) }];
    const picked = time.slice(0, showsSeconds(props) ? 8 : 5);
    return [{ kind: 'pair', label, value: dateText(picked, 'time', locale, chosenFormat(props.format)) }];
  }, locale);
