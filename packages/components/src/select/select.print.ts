import type { PrintAnswer } from '@tideform/engine';
import { formatList } from '@tideform/i18n';
import { getKnownChoices } from '../kit/choices/known-choices.ts';
import { blankChoices } from '../kit/print-blank.ts';
import { choiceKey } from '../kit/read/choice.ts';
import { getChosen, type SelectProps, type SelectValue } from './select.ts';

export const printSelect =
  (locale: string): PrintAnswer<SelectProps, SelectValue> =>
  ({ props, value, label, isBlank, offered }) => {
    const choices = getKnownChoices(props.data, props.source, offered);
    if (isBlank) return blankChoices(label, choices);
    const known = new Map(choices.map((choice) => [choiceKey(choice.value), choice.label]));
    const labels = getChosen(value).map((one) => known.get(choiceKey(one)) ?? props.labelOf(one));
    return [{ kind: 'pair', label, value: formatList(labels, locale) }];
  };
