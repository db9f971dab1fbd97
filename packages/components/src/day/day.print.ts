import { type PrintAnswer, wordOf } from '@tideform/engine';
import { type DayProps, type DayValue, day } from './day.ts';

/** Parts that nobody answered are dashes: `--/05/1990`. */
export const printDay: PrintAnswer<DayProps, DayValue> = ({ props, value, label }) => {
  const parts = wordOf(value).split('/');
  const shown = day.isEmpty(value, props) ? '' : parts.map((part) => (/^0+$/.test(part) ? '--' : part)).join('/');
  return [{ kind: 'pair', label, value: shown }];
};
