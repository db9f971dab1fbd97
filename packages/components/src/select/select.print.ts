import type { PrintAnswer } from '@tideform/engine';
import { formatList } from '@tideform/i18n';
import { getKnownChoices } from '../kit/choices/get-known-choices.ts';
import { printBlankChoices } from '../kit/print-blank.ts';
import { getChoiceKey } from '../kit/read/choice.ts';
import { getChosenValues, type SelectProps, type SelectValue } from './select.ts';

export const printSelect =
  (locale: string): PrintAnswer<SelectProps, SelectValue> =>
  ({ props, value, label, isBlank, offered }) => {
    const choices = getKnownChoices(props.data, props.source, offered);
    if (isBlank) return printBlankChoices(label, choices);
    const known = new Map(choices.map((choice) => [getChoiceKey(choice.value), choice.label]));
    const labels = getChosenValues(value).map((one) => known.get(getChoiceKey(one)) ?? props.labelOf(one));
    return [{ kind: 'pair', label, value: formatList(labels, locale) }];
  };
