import type { PrintAnswer } from '@tideform/engine';
import { choiceLabel } from '../kit/read/choice.ts';
import type { RadioProps, RadioValue } from './radio.ts';

export const printRadio: PrintAnswer<RadioProps, RadioValue> = ({ props, value, label }) => [
  { kind: 'pair', label, value: choiceLabel(props.values, value) },
];
