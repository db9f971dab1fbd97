import type { PrintAnswer } from '@tideform/engine';
import type { PrintInside } from '../kit/nested/print-inside.ts';
import { blankLines } from '../kit/print-blank.ts';
import { dataOf, nodesIn, type TreeProps, type TreeValue } from './tree.ts';

/** To write nodes on by hand. */
const LINES = 6;

/** Node by node with its number, which says what it lies in. */
export const printTree =
  (printInside: PrintInside): PrintAnswer<TreeProps, TreeValue> =>
  ({ props, value, label, isBlank }) => {
    if (isBlank) return blankLines(label, LINES);
    const nodes = nodesIn(value);
    if (nodes.length === 0) return [{ kind: 'pair', label, value: '' }];
    const blocks = nodes.map(
      ({ node, number }) =>
        ({ kind: 'group', label: number, blocks: printInside(props.components, dataOf(node)) }) as const,
    );
    return [props.hideLabel || label === '' ? { kind: 'group', blocks } : { kind: 'group', title: label, blocks }];
  };
