import type { PrintAnswer } from '@tideform/engine';
import type { WordsOf } from '@tideform/words';
import { blankChoices } from '../kit/print-blank.ts';
import type { CheckboxProps } from './checkbox.ts';
import type { checkboxWords } from './checkbox.words.ts';

export const printCheckbox =
  ({ yes, no }: WordsOf<typeof checkboxWords>): PrintAnswer<CheckboxProps, boolean> =>
  ({ value, label, isBlank }) =>
    isBlank ? blankChoices('', [{ label }]) : [{ kind: 'pair', label, value: value ? yes : no }];
