import type { ComponentDefinition, FieldRow } from '@tideform/engine';
import { useState } from 'react';
import { componentsOf } from '../read/child-slots.ts';
import type { RowsInView } from '../view-props.ts';
import type { TryCellProps } from './TryCell.tsx';

/** Rows of a view under test: the answer's entries, with ids that stay. */
export function useTryRows(
  list: readonly unknown[] | undefined,
  readOnly: boolean,
  onChange: (next: readonly unknown[]) => void,
) {
  const [made, setMade] = useState<{ readonly ids: readonly string[]; readonly count: number }>(() => {
    const ids = (list ?? []).map((_, index) => `r${index}`);
    return { ids, count: ids.length };
  });
  const content = list ?? [];
  const rows: readonly FieldRow[] = made.ids.map((id, index) => ({
    id,
    fieldIds: typeof content[index] === 'object' ? [`${id}.0`] : [],
  }));
  const put = (ids: readonly string[], next: readonly unknown[]) => {
    setMade({ ids, count: made.count + 1 });
    onChange(next);
  };
  const inView: Omit<RowsInView, 'cell'> = {
    add: (at = content.length) => put(made.ids.toSpliced(at, 0, `r${made.count}`), content.toSpliced(at, 0, {})),
    remove: (rowId) => {
      const at = made.ids.indexOf(rowId);
      put(made.ids.toSpliced(at, 1), content.toSpliced(at, 1));
    },
    move: (rowId, to) => {
      const at = made.ids.indexOf(rowId);
      const moved = <Entry,>(entries: readonly Entry[]) =>
        entries.toSpliced(at, 1).toSpliced(to, 0, entries[at] as Entry);
      put(moved(made.ids), moved(content));
    },
  };
  const fieldOf = (row: FieldRow, column: number, grid: ComponentDefinition): TryCellProps => {
    const at = made.ids.indexOf(row.id);
    const definition = componentsOf(grid.components)[column]!;
    const answers = content[at] as Readonly<Record<string, unknown>>;
    const key = definition.key ?? definition.type;
    return {
      id: `field.${row.id}.${column}`,
      definition,
      value: answers?.[key],
      readOnly,
      onChange: (value) => onChange(content.toSpliced(at, 1, { ...answers, [key]: value })),
    };
  };
  return { rows: list ? rows : undefined, inView, fieldOf };
}
