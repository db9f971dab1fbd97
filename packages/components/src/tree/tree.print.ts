import type { PrintAnswer, PrintBlock } from '@tideform/engine';
import type { PrintInside } from '../kit/nested/print-inside.ts';
import { blankLines } from '../kit/print-blank.ts';
import { dataOf, nodesIn, type TreeProps, type TreeValue } from './tree.ts';

/** To write nodes on by hand. */
const LINES = 6;

/** Node by node with its number, which says what it lies in: a table, where each has no more than a few answers of one line. */
export const printTree =
  (printInside: PrintInside): PrintAnswer<TreeProps, TreeValue> =>
  ({ props, value, label, isBlank }) => {
    if (isBlank) return blankLines(label, LINES);
    const nodes = nodesIn(value);
    if (nodes.length === 0) return [{ kind: 'pair', label, value: '' }];
    const printed = nodes.map(({ node, number }) => ({ number, blocks: printInside(props.components, dataOf(node)) }));
    const table = tableOf(printed);
    if (table) return [props.hideLabel || label === '' ? table : { ...table, caption: label }];
    const blocks = printed.map(({ number, blocks }) => ({ kind: 'group', label: number, blocks }) as const);
    return [props.hideLabel || label === '' ? { kind: 'group', blocks } : { kind: 'group', title: label, blocks }];
  };

type Pair = Extract<PrintBlock, { kind: 'pair' }>;

const isPair = (block: PrintBlock): block is Pair => block.kind === 'pair';

/** Wider tables have no room for words. */
const MOST_COLUMNS = 6;

/** A column for each question that any node shows; nothing where an answer is more than a pair. */
function tableOf(
  nodes: readonly { readonly number: string; readonly blocks: readonly PrintBlock[] }[],
): Extract<PrintBlock, { kind: 'table' }> | undefined {
  const labels = [...new Set(nodes.flatMap(({ blocks }) => blocks.filter(isPair).map((pair) => pair.label)))];
  const isPlain = nodes.every(
    ({ blocks }) =>
      blocks.every(isPair) && new Set(blocks.map((pair) => isPair(pair) && pair.label)).size === blocks.length,
  );
  if (!isPlain || labels.length === 0 || labels.length > MOST_COLUMNS) return undefined;
  const rows = nodes.map(({ number, blocks }): readonly PrintBlock[] => [
    { kind: 'text', text: `${number}.` },
    ...labels.map(
      (label) => blocks.find((pair) => isPair(pair) && pair.label === label) ?? ({ kind: 'text', text: '' } as const),
    ),
  ]);
  return { kind: 'table', header: ['#', ...labels], rows };
}
