import type { PrintAnswer } from '@tideform/engine';
import { getKnownChoices } from '../kit/choices/get-known-choices.ts';
import { printBlankChoices } from '../kit/print-blank.ts';
import { getChoiceLabel } from '../kit/read/choice.ts';
import type { RadioProps, RadioValue } from './radio.ts';

export const printRadio: PrintAnswer<RadioProps, RadioValue> = ({ props, value, label, isBlank, offered }) => {
  const choices = getKnownChoices(props.values, props.source, offered);
  return isBlank ? printBlankChoices(label, choices) : [{ kind: 'pair', label, value: getChoiceLabel(choices, value) }];
};
