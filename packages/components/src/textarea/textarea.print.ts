import { type PrintAnswer, wordOf } from '@tideform/engine';
import { printSeveral } from '../kit/print-several.ts';
import type { TextareaProps, TextareaValue } from './textarea.ts';

const printText: PrintAnswer<TextareaProps, TextareaValue> = ({ value, label }) => [
  { kind: 'pair', label, value: wordOf(value) },
];

const printTexts = printSeveral(printText);

export const printTextarea: PrintAnswer<TextareaProps, TextareaValue> = (answer) =>
  (answer.props.as === 'json' ? printText : printTexts)(answer);
