import { type PrintAnswer, wordOf } from '@tideform/engine';
import { blankLines } from '../kit/print-blank.ts';
import { printSeveral } from '../kit/print-several.ts';
import type { TextareaProps, TextareaValue } from './textarea.ts';

const printText: PrintAnswer<TextareaProps, TextareaValue> = ({ value, label }) => [
  { kind: 'pair', label, value: wordOf(value) },
];

const printTexts = printSeveral(printText);

/** Lines that one may write on. */
const lineRange = { least: 3, most: 20 } as const;

export const printTextarea: PrintAnswer<TextareaProps, TextareaValue> = (answer) => {
  const { props, label, isBlank } = answer;
  if (isBlank) return blankLines(label, Math.min(lineRange.most, Math.max(lineRange.least, props.rows ?? 0)));
  return (props.as === 'json' ? printText : printTexts)(answer);
};
