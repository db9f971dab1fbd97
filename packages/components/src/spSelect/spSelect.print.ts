import type { PrintAnswer } from '@tideform/engine';
import { formatList } from '@tideform/i18n';
import { createRowLabelFormatter } from '../kit/data-rows/row-labels.ts';
import { getChosenRows, type SpSelectProps, type SpSelectValue } from './spSelect.ts';

export const printSpSelect =
  (locale: string): PrintAnswer<SpSelectProps, SpSelectValue> =>
  ({ props, value, label }) => [
    { kind: 'pair', label, value: formatList(getChosenRows(value).map(createRowLabelFormatter(props)), locale) },
  ];
