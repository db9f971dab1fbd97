import type { PrintAnswer } from '@tideform/engine';
import type { WordsOf } from '@tideform/words';
import type { CheckboxProps } from './checkbox.ts';
import type { checkboxWords } from './checkbox.words.ts';

export const printCheckbox =
  ({ yes, no }: WordsOf<typeof checkboxWords>): PrintAnswer<CheckboxProps, boolean> =>
  ({ value, label }) => [{ kind: 'pair', label, value: value ? yes : no }];
