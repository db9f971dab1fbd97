import type { PrintAnswer } from '@tideform/engine';
import { formatList } from '@tideform/i18n';
import { getTextEntries, type TextfieldProps, type TextfieldValue } from './textfield.ts';

export const printTextfield =
  (locale: string): PrintAnswer<TextfieldProps, TextfieldValue> =>
  ({ props, value, label }) => {
    const answers = getTextEntries(value).filter((entry) => entry !== '');
    const affix = (answer: string) => [props.prefix, answer, props.suffix].filter(Boolean).join(' ');
    return [{ kind: 'pair', label, value: formatList(answers.map(affix), locale) }];
  };
