import type { PrintAnswer } from '@tideform/engine';
import type { ColumnsProps } from './columns.ts';

export const printColumns: PrintAnswer<ColumnsProps, never> = ({ props, slots }) => [
  {
    kind: 'group',
    columns: props.columns.flatMap(({ width, offset }) => (offset > 0 ? [offset, width] : [width])),
    blocks: slots.flatMap((blocks, index) => {
      const column = { kind: 'group', blocks } as const;
      return props.columns[index]?.offset ? [{ kind: 'group', blocks: [] } as const, column] : [column];
    }),
  },
];
