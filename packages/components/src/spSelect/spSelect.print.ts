import type { PrintAnswer } from '@tideform/engine';
import { rowLabels } from '../kit/data-rows/row-labels.ts';
import { chosenRows, type SpSelectProps, type SpSelectValue } from './spSelect.ts';

export const printSpSelect: PrintAnswer<SpSelectProps, SpSelectValue> = ({ props, value, label }) => [
  { kind: 'pair', label, value: chosenRows(value).map(rowLabels(props)).join(', ') },
];
