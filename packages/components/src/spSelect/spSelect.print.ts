import type { PrintAnswer } from '@tideform/engine';
import { wordList } from '@tideform/words';
import { rowLabels } from '../kit/data-rows/row-labels.ts';
import { chosenRows, type SpSelectProps, type SpSelectValue } from './spSelect.ts';

export const printSpSelect =
  (locale: string): PrintAnswer<SpSelectProps, SpSelectValue> =>
  ({ props, value, label }) => [
    { kind: 'pair', label, value: wordList(chosenRows(value).map(rowLabels(props)), locale) },
  ];
