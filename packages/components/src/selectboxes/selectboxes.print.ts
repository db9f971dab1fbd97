import type { PrintAnswer } from '@tideform/engine';
import { formatList } from '@tideform/i18n';
import { getKnownChoices } from '../kit/choices/known-choices.ts';
import { blankChoices } from '../kit/print-blank.ts';
import { choiceLabel } from '../kit/read/choice.ts';
import { getSelectedKeys, type SelectboxesProps, type SelectboxesValue } from './selectboxes.ts';

export const printSelectboxes =
  (locale: string): PrintAnswer<SelectboxesProps, SelectboxesValue> =>
  ({ props, value, label, isBlank, offered }) => {
    const choices = getKnownChoices(props.values, props.source, offered);
    if (isBlank) return blankChoices(label, choices);
    const ticked = getSelectedKeys(value).map((key) => choiceLabel(choices, key));
    return [{ kind: 'pair', label, value: formatList(ticked, locale) }];
  };
