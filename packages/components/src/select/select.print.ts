import type { PrintAnswer } from '@tideform/engine';
import { formatList } from '@tideform/i18n';
import { knownChoices } from '../kit/choices/known-choices.ts';
import { blankChoices } from '../kit/print-blank.ts';
import { choiceKey } from '../kit/read/choice.ts';
import { chosen, type SelectProps, type SelectValue } from './select.ts';

export const printSelect =
  (locale: string): PrintAnswer<SelectProps, SelectValue> =>
  ({ props, value, label, isBlank, offered }) => {
    const choices = knownChoices(props.data, props.source, offered);
    if (isBlank) return blankChoices(label, choices);
    const known = new Map(choices.map((choice) => [choiceKey(choice.value), choice.label]));
    const labels = chosen(value).map((one) => known.get(choiceKey(one)) ?? props.labelOf(one));
    return [{ kind: 'pair', label, value: formatList(labels, locale) }];
  };
