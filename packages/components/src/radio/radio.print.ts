import type { PrintAnswer } from '@tideform/engine';
import { getKnownChoices } from '../kit/choices/known-choices.ts';
import { blankChoices } from '../kit/print-blank.ts';
import { choiceLabel } from '../kit/read/choice.ts';
import type { RadioProps, RadioValue } from './radio.ts';

export const printRadio: PrintAnswer<RadioProps, RadioValue> = ({ props, value, label, isBlank, offered }) => {
  const choices = getKnownChoices(props.values, props.source, offered);
  return isBlank ? blankChoices(label, choices) : [{ kind: 'pair', label, value: choiceLabel(choices, value) }];
};
