import type { PrintAnswer } from '@tideform/engine';
import { printMultiple } from '../kit/print-multiple.ts';
import { getPhoneText, type PhoneNumberProps, type PhoneNumberValue } from './phoneNumber.ts';

export const printPhoneNumber = (locale: string): PrintAnswer<PhoneNumberProps, PhoneNumberValue> =>
  printMultiple(({ props, value, label }) => {
    const number = getPhoneText(value);
    return [{ kind: 'pair', label, value: number && [props.prefix, number, props.suffix].filter(Boolean).join(' ') }];
  }, locale);
