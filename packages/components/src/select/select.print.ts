import type { PrintAnswer } from '@tideform/engine';
import { blankChoices } from '../kit/print-blank.ts';
import { choiceLabel } from '../kit/read/choice.ts';
import { chosen, type SelectProps, type SelectValue } from './select.ts';

export const printSelect: PrintAnswer<SelectProps, SelectValue> = ({ props, value, label, isBlank }) => {
  if (isBlank) return blankChoices(label, props.data);
  const labels = chosen(value).map((one) => choiceLabel(props.data, one));
  return [{ kind: 'pair', label, value: labels.join(', ') }];
};
