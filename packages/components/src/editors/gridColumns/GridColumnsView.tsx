import type { ComponentDefinition } from '@tideform/engine';
import { useCallback, useState } from 'react';
import { isDisabled } from '../../kit/control-attributes.ts';
import { parseComponents } from '../../kit/read/child-slots.ts';
import type { ViewProps } from '../../kit/view-props.ts';
import { createTextfield } from '../../textfield/textfield.ts';
import { EditableRowList } from '../rows/EditableRowList.tsx';
import { getBrokenRulesOfRow } from '../rows/row-errors.ts';
import { useRowListActions } from '../rows/useRowListActions.tsx';
import { ColumnCard } from './ColumnCard.tsx';
import { generateColumnKey } from './generate-column-key.ts';
import { type GridColumnsProps, getColumnKey } from './gridColumns.ts';

const entryKind = 'column';

/** Editor for the columns of a grid. The property name of a new column follows its label until the name is edited. */
export function GridColumnsView(view: ViewProps<GridColumnsProps, readonly ComponentDefinition[]>) {
  const { state, onChange, onBlur } = view;
  const columns = parseComponents(state.value);
  const list = useRowListActions<ComponentDefinition>({
    rows: columns,
    entry: entryKind,
    firstColumn: 'label',
    onChange,
  });
  const { edits } = list;
  const [newColumns] = useState(() => new WeakSet<ComponentDefinition>());

  const relabel = useCallback(
    (index: number, label: string) => {
      const all = edits.rows();
      const column = all[index]!;
      const isKeyGenerated = newColumns.has(column) || getColumnKey(column) === '';
      const next = isKeyGenerated
        ? { ...column, label, key: generateColumnKey(label, all.toSpliced(index, 1)) }
        : { ...column, label };
      if (isKeyGenerated) newColumns.add(next);
      edits.put(index, next);
    },
    [edits, newColumns],
  );
  const add = () => {
    const all = edits.rows();
    const column: ComponentDefinition = { ...createTextfield(''), key: '' };
    newColumns.add(column);
    edits.replace([...all, column]);
    edits.focus(all.length, 'label');
  };
  return (
    <EditableRowList view={view} entry={entryKind} count={columns.length} list={list} onAdd={add} onBlur={onBlur}>
      {columns.map((column, index) => (
        <ColumnCard
          // biome-ignore lint/suspicious/noArrayIndexKey: a row is its position; its controls hold no state
          key={index}
          id={`${view.id}-${index}`}
          index={index}
          column={column}
          isLast={index === columns.length - 1}
          disabled={isDisabled(view)}
          broken={getBrokenRulesOfRow(state.issues, index)}
          edits={edits}
          onLabel={relabel}
        />
      ))}
    </EditableRowList>
  );
}
