import { type PrintAnswer, wordOf } from '@tideform/engine';
import type { NumberValue } from '../kit/numbers/number-rules.ts';
import { formatNumber } from '../kit/numbers/number-text.ts';
import { printSeveral } from '../kit/print-several.ts';
import type { NumberProps } from './number.ts';

export const printNumber = (locale: string): PrintAnswer<NumberProps, NumberValue> =>
  printSeveral(({ props, value, label }) => {
    const shown = typeof value === 'number' ? formatNumber(value, { ...props, locale }) : wordOf(value);
    return [{ kind: 'pair', label, value: shown && [props.prefix, shown, props.suffix].filter(Boolean).join(' ') }];
  }, locale);
