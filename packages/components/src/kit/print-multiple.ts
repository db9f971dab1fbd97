import type { PrintAnswer } from '@tideform/engine';
import { formatList } from '@tideform/i18n';

/**
 * Wraps `printOne` for answers that may be a list. The entries are printed on one line, as a list in the reader's
 * language.
 */
export function printMultiple<Props, Value>(
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
