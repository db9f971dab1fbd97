import type { PrintAnswer } from '@tideform/engine';
import { type PhoneNumberProps, type PhoneNumberValue, phoneText } from './phoneNumber.ts';

export const printPhoneNumber: PrintAnswer<PhoneNumberProps, PhoneNumberValue> = ({ props, value, label }) => {
  const number = phoneText(value);
  return [{ kind: 'pair', label, value: number && [props.prefix, number, props.suffix].filter(Boolean).join(' ') }];
};
