import type { PrintAnswer } from '@tideform/engine';
import type { MessagesOf } from '@tideform/i18n';
import { printBlankChoices } from '../kit/print-blank.ts';
import type { checkboxMessages } from './checkbox.messages.ts';
import type { CheckboxProps } from './checkbox.ts';

export const printCheckbox =
  ({ yes, no }: MessagesOf<typeof checkboxMessages>): PrintAnswer<CheckboxProps, boolean> =>
  ({ value, label, isBlank }) =>
    isBlank ? printBlankChoices('', [{ label }]) : [{ kind: 'pair', label, value: value ? yes : no }];
