import type { PrintAnswer } from '@tideform/engine';
import type { CheckboxProps } from './checkbox.ts';

export const printCheckbox: PrintAnswer<CheckboxProps, boolean> = ({ value, label }) => [
  { kind: 'pair', label, value: value ? 'Yes' : 'No' },
];
