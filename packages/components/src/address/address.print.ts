import type { PrintAnswer } from '@tideform/engine';
import { type AddressProps, type AddressValue, addressText } from './address.ts';

export const printAddress: PrintAnswer<AddressProps, AddressValue> = ({ value, label }) => [
  { kind: 'pair', label, value: addressText(value) },
];
