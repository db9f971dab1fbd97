import type { PrintAnswer } from '@tideform/engine';
import { answerText } from '../kit/read/answer-text.ts';
import type { NumberProps, NumberValue } from './number.ts';
import { formatNumber } from './number-text.ts';

export const printNumber: PrintAnswer<NumberProps, NumberValue> = ({ props, value, label }) => {
  const shown = typeof value === 'number' ? formatNumber(value, { ...props, locale: 'en' }) : answerText(value);
  return [{ kind: 'pair', label, value: shown && [props.prefix, shown, props.suffix].filter(Boolean).join(' ') }];
};
