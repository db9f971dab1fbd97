import type { PrintAnswer } from '@tideform/engine';
import { printBlankLines } from '../kit/print-blank.ts';
import { type AddressProps, type AddressValue, formatAddress } from './address.ts';

export const printAddress: PrintAnswer<AddressProps, AddressValue> = ({ value, label, isBlank }) =>
  isBlank ? printBlankLines(label, 3) : [{ kind: 'pair', label, value: formatAddress(value) }];
