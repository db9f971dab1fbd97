import type { PrintAnswer } from '@tideform/engine';
import { printSeveral } from '../kit/print-several.ts';
import { type PhoneNumberProps, type PhoneNumberValue, phoneText } from './phoneNumber.ts';

export const printPhoneNumber = (locale: string): PrintAnswer<PhoneNumberProps, PhoneNumberValue> =>
  printSeveral(({ props, value, label }) => {
    const number = phoneText(value);
    return [{ kind: 'pair', label, value: number && [props.prefix, number, props.suffix].filter(Boolean).join(' ') }];
  }, locale);
