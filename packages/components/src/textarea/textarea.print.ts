import { type PrintAnswer, wordOf } from '@tideform/engine';
import { asHtml } from '../kit/html/plain-text.ts';
import { blankLines } from '../kit/print-blank.ts';
import { printRichText } from '../kit/print-rich-text.ts';
import { printSeveral } from '../kit/print-several.ts';
import { type TextareaProps, type TextareaValue, textarea } from './textarea.ts';

const printText: PrintAnswer<TextareaProps, TextareaValue> = ({ value, label }) => [
  { kind: 'pair', label, value: wordOf(value) },
];

/** Lines that one may write on. */
const lineRange = { least: 3, most: 20 } as const;

/** Formatted text keeps its shape; several stand below each other. */
const printRich: PrintAnswer<TextareaProps, TextareaValue> = ({ props, value, label }) => {
  if (textarea.isEmpty(value, props)) return [{ kind: 'pair', label, value: '' }];
  const texts = Array.isArray(value) ? value : [value];
  return [{ kind: 'group', label, blocks: texts.flatMap((text) => printRichText(asHtml(wordOf(text)))) }];
};

export const printTextarea =
  (locale: string): PrintAnswer<TextareaProps, TextareaValue> =>
  (answer) => {
    const { props, label, isBlank } = answer;
    if (isBlank) return blankLines(label, Math.min(lineRange.most, Math.max(lineRange.least, props.rows ?? 0)));
    if (props.as === 'json') return printText(answer);
    return props.editor === 'rich' ? printRich(answer) : printSeveral(printText, locale)(answer);
  };
