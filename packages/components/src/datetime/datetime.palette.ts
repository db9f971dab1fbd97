import type { PaletteEntry } from '../kit/palette/palette-entry.ts';
import { getDateLimits, validateDate } from './date-rules.ts';
import { datetimePaletteMessages } from './datetime.palette.messages.ts';
import type { DatetimeProps, DatetimeValue } from './datetime.ts';

export const datetimeEntry: PaletteEntry<DatetimeProps, DatetimeValue> = {
  group: 'dates',
  messages: datetimePaletteMessages,
  start: ({ label }) => ({ label, input: true }),
  /** Returns the first allowed day of these: a weekday, a weekend day, and the first and last allowed days. */
  sampleAnswer(props) {
    if (!props.enableDate) return '09:30:00';
    const { min, max } = getDateLimits(props);
    const days = ['2026-11-24', '2026-11-28', min?.date, max?.date].flatMap((date) => date ?? []);
    const answers = props.enableTime ? days.map((date) => `${date}T09:30:00+00:00`) : days;
    return answers.find((answer) => validateDate(answer, props).length === 0);
  },
};
