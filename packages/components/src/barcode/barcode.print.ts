import type { PrintAnswer } from '@tideform/engine';
import { type BarcodeProps, type BarcodeValue, getBarcodeText } from './barcode.ts';

export const printBarcode: PrintAnswer<BarcodeProps, BarcodeValue> = ({ value, label }) => [
  { kind: 'pair', label, value: getBarcodeText(value) },
];
