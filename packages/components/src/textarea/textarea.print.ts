import type { PrintAnswer } from '@tideform/engine';
import { answerText } from '../kit/read/answer-text.ts';
import type { TextareaProps, TextareaValue } from './textarea.ts';

export const printTextarea: PrintAnswer<TextareaProps, TextareaValue> = ({ value, label }) => [
  { kind: 'pair', label, value: answerText(value) },
];
