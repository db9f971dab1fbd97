import type { PrintAnswer } from '@tideform/engine';
import { wordList } from '@tideform/words';
import { blankChoices } from '../kit/print-blank.ts';
import { choiceLabel } from '../kit/read/choice.ts';
import { type SelectboxesProps, type SelectboxesValue, tickedKeys } from './selectboxes.ts';

export const printSelectboxes =
  (locale: string): PrintAnswer<SelectboxesProps, SelectboxesValue> =>
  ({ props, value, label, isBlank }) => {
    if (isBlank) return blankChoices(label, props.values);
    const ticked = tickedKeys(value).map((key) => choiceLabel(props.values, key));
    return [{ kind: 'pair', label, value: wordList(ticked, locale) }];
  };
