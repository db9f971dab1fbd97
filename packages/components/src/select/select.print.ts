import type { PrintAnswer } from '@tideform/engine';
import { choiceLabel } from '../kit/read/choice.ts';
import { chosen, type SelectProps, type SelectValue } from './select.ts';

export const printSelect: PrintAnswer<SelectProps, SelectValue> = ({ props, value, label }) => {
  const labels = chosen(value).map((one) => choiceLabel(props.data, one));
  return [{ kind: 'pair', label, value: labels.join(', ') }];
};
