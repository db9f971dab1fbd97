import type { PrintAnswer } from '@tideform/engine';

/** Prints an answer that may be a list: its entries in one line. */
export function printSeveral<Props, Value>(printOne: PrintAnswer<Props, Value>): PrintAnswer<Props, Value> {
  return (answer) => {
    if (!Array.isArray(answer.value)) return printOne(answer);
    const blocks = answer.value.flatMap((value) => printOne({ ...answer, value }));
    const texts = blocks.flatMap((block) => (block.kind === 'pair' && block.value !== '' ? [block.value] : []));
    return [{ kind: 'pair', label: answer.label, value: texts.join(', ') }];
  };
}
