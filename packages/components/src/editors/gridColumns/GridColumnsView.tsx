import type { ComponentDefinition } from '@tideform/engine';
import { useCallback, useState } from 'react';
import { isDisabled } from '../../kit/control-attributes.ts';
import { componentsOf } from '../../kit/read/child-slots.ts';
import type { ViewProps } from '../../kit/view-props.ts';
import { newTextfield } from '../../textfield/new-textfield.ts';
import { RowList } from '../rows/RowList.tsx';
import { rulesOfRow } from '../rows/row-issues.ts';
import { useRowEdits } from '../rows/useRowEdits.tsx';
import { ColumnCard } from './ColumnCard.tsx';
import { keyFromLabel } from './column-key.ts';
import { type GridColumnsProps, keyOf } from './gridColumns.ts';

const entry = 'column';

/** The columns of a grid. The property name of a column made here follows its label until somebody types another. */
export function GridColumnsView(view: ViewProps<GridColumnsProps, readonly ComponentDefinition[]>) {
  const { state, onChange, onBlur } = view;
  const columns = componentsOf(state.value);
  const list = useRowEdits<ComponentDefinition>({
    rows: columns,
    entry,
    firstColumn: 'label',
    onChange,
  });
  const { edits } = list;
  const [fresh] = useState(() => new WeakSet<ComponentDefinition>());

  const relabel = useCallback(
    (index: number, label: string) => {
      const all = edits.rows();
      const column = all[index]!;
      const follows = fresh.has(column) || keyOf(column) === '';
      const next = follows
        ? { ...column, label, key: keyFromLabel(label, all.toSpliced(index, 1)) }
        : { ...column, label };
      if (follows) fresh.add(next);
      edits.put(index, next);
    },
    [edits, fresh],
  );
  const add = () => {
    const all = edits.rows();
    const column: ComponentDefinition = { ...newTextfield(''), key: '' };
    fresh.add(column);
    edits.replace([...all, column]);
    edits.focus(all.length, 'label');
  };
  return (
    <RowList view={view} entry={entry} count={columns.length} list={list} onAdd={add} onBlur={onBlur}>
      {columns.map((column, index) => (
        <ColumnCard
          // biome-ignore lint/suspicious/noArrayIndexKey: a row is its position; its controls hold no state
          key={index}
          id={`${view.id}-${index}`}
          index={index}
          column={column}
          isLast={index === columns.length - 1}
          disabled={isDisabled(view)}
          broken={rulesOfRow(state.issues, index)}
          edits={edits}
          onLabel={relabel}
        />
      ))}
    </RowList>
  );
}
