import type { PrintAnswer } from '@tideform/engine';
import { type BarcodeProps, type BarcodeValue, getCodeText } from './barcode.ts';

export const printBarcode: PrintAnswer<BarcodeProps, BarcodeValue> = ({ value, label }) => [
  { kind: 'pair', label, value: getCodeText(value) },
];
