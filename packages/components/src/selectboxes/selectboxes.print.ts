import type { PrintAnswer } from '@tideform/engine';
import { choiceLabel } from '../kit/read/choice.ts';
import { type SelectboxesProps, type SelectboxesValue, tickedKeys } from './selectboxes.ts';

export const printSelectboxes: PrintAnswer<SelectboxesProps, SelectboxesValue> = ({ props, value, label }) => [
  {
    kind: 'pair',
    label,
    value: tickedKeys(value)
      .map((key) => choiceLabel(props.values, key))
      .join(', '),
  },
];
