import { formatAsText, type PrintAnswer } from '@tideform/engine';
import type { NumberValue } from '../kit/numbers/number-rules.ts';
import { formatNumber } from '../kit/numbers/number-text.ts';
import { printMultiple } from '../kit/print-multiple.ts';
import type { NumberProps } from './number.ts';

export const printNumber = (locale: string): PrintAnswer<NumberProps, NumberValue> =>
  printMultiple(({ props, value, label }) => {
    const formatted = typeof value === 'number' ? formatNumber(value, { ...props, locale }) : formatAsText(value);
    return [
      { kind: 'pair', label, value: formatted && [props.prefix, formatted, props.suffix].filter(Boolean).join(' ') },
    ];
  }, locale);
