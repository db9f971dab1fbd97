import type { PrintAnswer } from '@tideform/engine';
import { printSeveral } from '../kit/print-several.ts';
import { answerText } from '../kit/read/answer-text.ts';
import type { EmailProps } from './email.ts';

export const printEmail: PrintAnswer<EmailProps, string> = printSeveral(({ value, label }) => [
  { kind: 'pair', label, value: answerText(value) },
]);
