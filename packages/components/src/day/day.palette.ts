import type { PaletteEntry } from '../kit/palette/palette-entry.ts';
import { dayPaletteMessages } from './day.palette.messages.ts';
import { type DayProps, type DayValue, day, getDayOrder } from './day.ts';
import { formatDay } from './day-parts.ts';

export const dayEntry: PaletteEntry<DayProps, DayValue> = {
  group: 'dates',
  messages: dayPaletteMessages,
  start: ({ label }) => ({ label, input: true }),
  sampleAnswer(props) {
    const { year } = props.fields;
    return [2026, year.minYear ?? props.minYear, year.maxYear ?? props.maxYear]
      .map((one) => formatDay({ day: 24, month: 11, year: one ?? 0 }, getDayOrder(props)))
      .find((answer) => !day.isEmpty(answer, props) && day.check(answer, props).length === 0);
  },
};
