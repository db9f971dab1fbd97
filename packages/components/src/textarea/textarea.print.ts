import { formatAsText, type PrintAnswer } from '@tideform/engine';
import { convertTextToHtml } from '../kit/html/extract-text.ts';
import { printBlankLines } from '../kit/print-blank.ts';
import { printMultiple } from '../kit/print-multiple.ts';
import { printRichText } from '../kit/print-rich-text.ts';
import { type TextareaProps, type TextareaValue, textarea } from './textarea.ts';

const printPlainText: PrintAnswer<TextareaProps, TextareaValue> = ({ value, label }) => [
  { kind: 'pair', label, value: formatAsText(value) },
];

/** Minimum and maximum number of lines on a blank form. */
const lineRange = { least: 3, most: 20 } as const;

/** Prints rich text with its formatting. Multiple answers are printed one below the other. */
const printRichAnswer: PrintAnswer<TextareaProps, TextareaValue> = ({ props, value, label }) => {
  if (textarea.isEmpty(value, props)) return [{ kind: 'pair', label, value: '' }];
  const texts = Array.isArray(value) ? value : [value];
  return [
    { kind: 'group', label, blocks: texts.flatMap((text) => printRichText(convertTextToHtml(formatAsText(text)))) },
  ];
};

export const printTextarea =
  (locale: string): PrintAnswer<TextareaProps, TextareaValue> =>
  (answer) => {
    const { props, label, isBlank } = answer;
    if (isBlank) return printBlankLines(label, Math.min(lineRange.most, Math.max(lineRange.least, props.rows ?? 0)));
    if (props.as === 'json') return printPlainText(answer);
    return props.editor === 'rich' ? printRichAnswer(answer) : printMultiple(printPlainText, locale)(answer);
  };
