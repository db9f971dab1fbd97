import { describe, expect, it } from 'vitest';
import { printColumns } from './columns.print.ts';
import { columns } from './columns.ts';

describe('columns', () => {
  it('parses column widths in twelfths, and makes columns equally wide by default', () => {
    const widths = (stored: unknown) => columns.props.parse({ columns: stored }).columns.map(({ width }) => width);
    expect(widths([{ width: '4' }, { width: 8 }])).toEqual([4, 8]);
    expect(widths([{}, null, {}])).toEqual([4, 4, 4]);
    expect(widths([{ width: 99 }, { width: -1 }])).toEqual([12, 1]);
    expect(widths('x')).toEqual([]);
  });

  it('leaves empty twelfths before a column, as many as fit in the row, also in print', () => {
    const stored = [
      { width: 4, offset: '2' },
      { width: 8, offset: 9 },
      { width: 6, offset: -1 },
    ];
    const props = columns.props.parse({ columns: stored });
    expect(props.columns.map(({ offset }) => offset)).toEqual([2, 4, 0]);
    const empty = { kind: 'group', blocks: [] };
    expect(printColumns({ props, value: undefined, label: '', slots: [[], [], []] })).toEqual([
      { kind: 'group', columns: [2, 4, 4, 8, 6], blocks: [empty, empty, empty, empty, empty] },
    ]);
  });

  it('has a slot for each column, including empty ones', () => {
    const definition = { type: 'columns', key: 'c', columns: [{ components: [{ type: 'number', key: 'n' }] }, null] };
    expect(columns.children(columns.props.parse(definition), definition)).toEqual([
      { name: 'columns[0]', components: [{ type: 'number', key: 'n' }] },
      { name: 'columns[1]', components: [] },
    ]);
  });

  it('prints its columns side by side', () => {
    const props = columns.props.parse({ columns: [{ width: 3 }, { width: 9 }] });
    const slots = [[{ kind: 'text', text: 'a' }], []] as const;
    expect(printColumns({ props, value: undefined, label: '', slots })).toEqual([
      {
        kind: 'group',
        columns: [3, 9],
        blocks: [
          { kind: 'group', blocks: slots[0] },
          { kind: 'group', blocks: [] },
        ],
      },
    ]);
  });
});
