import type { PrintAnswer } from '@tideform/engine';
import { formatList } from '@tideform/i18n';

/** Prints an answer that may be a list: its entries in one line, as the reader's language writes lists. */
export function printSeveral<Props, Value>(
  printOne: PrintAnswer<Props, Value>,
  locale: string,
): PrintAnswer<Props, Value> {
  return (answer) => {
    if (!Array.isArray(answer.value)) return printOne(answer);
    const blocks = answer.value.flatMap((value) => printOne({ ...answer, value }));
    const texts = blocks.flatMap((block) => (block.kind === 'pair' && block.value !== '' ? [block.value] : []));
    return [{ kind: 'pair', label: answer.label, value: formatList(texts, locale) }];
  };
}
