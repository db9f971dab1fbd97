import type { PrintAnswer } from '@tideform/engine';
import { printSeveral } from '../kit/print-several.ts';
import { answerText } from '../kit/read/answer-text.ts';
import type { UrlProps } from './url.ts';

export const printUrl: PrintAnswer<UrlProps, string> = printSeveral(({ value, label }) => [
  { kind: 'pair', label, value: answerText(value) },
]);
