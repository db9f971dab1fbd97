import type { PrintAnswer } from '@tideform/engine';
import type { ColumnsProps } from './columns.ts';

export const printColumns: PrintAnswer<ColumnsProps, never> = ({ props, slots }) => [
  { kind: 'group', columns: props.columns, blocks: slots.map((blocks) => ({ kind: 'group', blocks })) },
];
