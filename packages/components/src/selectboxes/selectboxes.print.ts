import type { PrintAnswer } from '@tideform/engine';
import { formatList } from '@tideform/i18n';
import { getKnownChoices } from '../kit/choices/get-known-choices.ts';
import { printBlankChoices } from '../kit/print-blank.ts';
import { getChoiceLabel } from '../kit/read/choice.ts';
import { getSelectedKeys, type SelectboxesProps, type SelectboxesValue } from './selectboxes.ts';

export const printSelectboxes =
  (locale: string): PrintAnswer<SelectboxesProps, SelectboxesValue> =>
  ({ props, value, label, isBlank, offered }) => {
    const choices = getKnownChoices(props.values, props.source, offered);
    if (isBlank) return printBlankChoices(label, choices);
    const ticked = getSelectedKeys(value).map((key) => getChoiceLabel(choices, key));
    return [{ kind: 'pair', label, value: formatList(ticked, locale) }];
  };
