import type { PrintAnswer } from '@tideform/engine';
import { formatList } from '@tideform/i18n';
import { rowLabels } from '../kit/data-rows/row-labels.ts';
import { chosenRows, type SpSelectProps, type SpSelectValue } from './spSelect.ts';

export const printSpSelect =
  (locale: string): PrintAnswer<SpSelectProps, SpSelectValue> =>
  ({ props, value, label }) => [
    { kind: 'pair', label, value: formatList(chosenRows(value).map(rowLabels(props)), locale) },
  ];
