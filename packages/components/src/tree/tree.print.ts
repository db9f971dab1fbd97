import type { PrintAnswer, PrintBlock } from '@tideform/engine';
import type { PrintNestedForm } from '../kit/nested/print-nested-form.ts';
import { printBlankLines } from '../kit/print-blank.ts';
import { getNodeData, listTreeNodes, type TreeProps, type TreeValue } from './tree.ts';

/** Number of empty lines printed for a tree on a blank form. */
const BLANK_LINES = 6;

/** Prints each node with its hierarchical number, as a table row if all answers are short. */
export const printTree =
  (printInside: PrintNestedForm): PrintAnswer<TreeProps, TreeValue> =>
  ({ props, value, label, isBlank }) => {
    if (isBlank) return printBlankLines(label, BLANK_LINES);
    const nodes = listTreeNodes(value);
    if (nodes.length === 0) return [{ kind: 'pair', label, value: '' }];
    const printed = nodes.map(({ node, number }) => ({
      number,
      blocks: printInside(props.components, getNodeData(node)),
    }));
    const table = createTable(printed);
    if (table) return [props.hideLabel || label === '' ? table : { ...table, caption: label }];
    const blocks = printed.map(({ number, blocks }) => ({ kind: 'group', label: number, blocks }) as const);
    return [props.hideLabel || label === '' ? { kind: 'group', blocks } : { kind: 'group', title: label, blocks }];
  };

type PairBlock = Extract<PrintBlock, { kind: 'pair' }>;

const isPair = (block: PrintBlock): block is PairBlock => block.kind === 'pair';

/** Maximum number of columns of a printed table. */
const MAX_COLUMNS = 6;

/**
 * Creates a table with a column for each field that any node prints. Returns `undefined` if an answer isn't just a
 * label and a value.
 */
function createTable(
  nodes: readonly { readonly number: string; readonly blocks: readonly PrintBlock[] }[],
): Extract<PrintBlock, { kind: 'table' }> | undefined {
  const labels = [...new Set(nodes.flatMap(({ blocks }) => blocks.filter(isPair).map((pair) => pair.label)))];
  const isPlain = nodes.every(
    ({ blocks }) =>
      blocks.every(isPair) && new Set(blocks.map((pair) => isPair(pair) && pair.label)).size === blocks.length,
  );
  if (!isPlain || labels.length === 0 || labels.length > MAX_COLUMNS) return undefined;
  const rows = nodes.map(({ number, blocks }): readonly PrintBlock[] => [
    { kind: 'text', text: `${number}.` },
    ...labels.map(
      (label) => blocks.find((pair) => isPair(pair) && pair.label === label) ?? ({ kind: 'text', text: '' } as const),
    ),
  ]);
  return { kind: 'table', header: ['#', ...labels], rows };
}
