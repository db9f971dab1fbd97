import { describe, expect, it } from 'vitest';
import { printColumns } from './columns.print.ts';
import { columns } from './columns.ts';

describe('columns', () => {
  it('reads widths in twelfths and shares the room evenly where none is given', () => {
    expect(columns.props.parse({ columns: [{ width: '4' }, { width: 8 }] })).toEqual({ columns: [4, 8] });
    expect(columns.props.parse({ columns: [{}, null, {}] })).toEqual({ columns: [4, 4, 4] });
    expect(columns.props.parse({ columns: [{ width: 99 }, { width: -1 }] })).toEqual({ columns: [12, 1] });
    expect(columns.props.parse({ columns: 'x' })).toEqual({ columns: [] });
  });

  it('has a slot for each column, empty ones too', () => {
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
