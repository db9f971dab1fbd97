import type { PrintAnswer } from '@tideform/engine';
import { blankChoices } from '../kit/print-blank.ts';
import { choiceLabel } from '../kit/read/choice.ts';
import type { RadioProps, RadioValue } from './radio.ts';

export const printRadio: PrintAnswer<RadioProps, RadioValue> = ({ props, value, label, isBlank }) =>
  isBlank ? blankChoices(label, props.values) : [{ kind: 'pair', label, value: choiceLabel(props.values, value) }];
