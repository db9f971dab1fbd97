import type { FieldRow } from '@tideform/engine';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { labelId } from '../kit/control-attributes.ts';
import { componentsOf } from '../kit/read/child-slots.ts';
import { onReveal } from '../kit/reveal-field.ts';
import { FarRows } from '../kit/rows/far/FarRows.tsx';
import { useRowParts } from '../kit/rows/far/useRowParts.tsx';
import { createNearWatch } from '../kit/rows/far/watch-near.ts';
import { GridHead } from '../kit/rows/GridHead.tsx';
import { widthsOf } from '../kit/rows/grid-columns.ts';
import { TABLE_ROLES } from '../kit/rows/table-roles.ts';
import { COLUMN_WIDTHS } from '../kit/rows/useGridClasses.tsx';
import type { RowsInView, ViewProps } from '../kit/view-props.ts';
import type { EditgridProps, EditgridValue } from './editgrid.ts';
import { RowDialog } from './open/RowDialog.tsx';
import { RowEditor } from './open/RowEditor.tsx';
import type { OpenRows } from './open/useOpenRows.tsx';
import { ClosedRow } from './summary/ClosedRow.tsx';
import { RowTools } from './summary/RowTools.tsx';
import { useSummaryColumns } from './summary/useSummaryColumns.tsx';
import type { EditgridClasses } from './useEditgridClasses.tsx';

interface EditgridTableProps {
  readonly view: ViewProps<EditgridProps, EditgridValue, ReactNode>;
  readonly inView: RowsInView<ReactNode>;
  readonly open: OpenRows;
  readonly classes: EditgridClasses;
}

/** Closed rows as lines of a table, open ones in their place. Where nobody answers, all rows are open. */
export function EditgridTable({ view, inView, open, classes }: EditgridTableProps) {
  const { id, definition, props, state } = view;
  const rows = state.rows ?? [];
  const columns = useSummaryColumns(definition, state.visibleColumns, inView.specOf);
  const { parts, draw: drawFar, reveal } = useRowParts(rows, columns.length);
  const [near] = useState(createNearWatch);
  const table = useTableThatReveals(id, rows, open, reveal);
  const style = useMemo(() => ({ minWidth: 0, [COLUMN_WIDTHS]: widthsOf(columns, true) }), [columns]);
  const { cell, answering } = inView;
  const count = componentsOf(definition.components).length;
  const isInPlace = (row: FieldRow) => !answering || (open.isOpen(row) && !props.modal);
  const draw = (row: FieldRow, index: number) => {
    const rowId = `${id}.${row.id}`;
    const number = index + 1;
    const opened = { gridId: id, props, row, number, count, classes, open, cell, isCanvas: !answering };
    if (!answering || isInPlace(row)) {
      return (
        <tr key={row.id} id={rowId} {...TABLE_ROLES.row} className={classes.openRow}>
          <td {...TABLE_ROLES.cell} className={classes.openCell}>
            <RowEditor {...opened} />
          </td>
        </tr>
      );
    }
    const { session } = answering;
    return (
      <ClosedRow key={row.id} id={rowId} {...{ session, row, number, columns, classes }}>
        <RowTools gridId={id} row={row} number={number} open={open} classes={classes} />
        {open.isOpen(row) && <RowDialog {...opened} />}
      </ClosedRow>
    );
  };
  return (
    <div className={classes.box}>
      <table ref={table} {...TABLE_ROLES.table} className={classes.table} style={style} aria-labelledby={labelId(id)}>
        {!rows.every(isInPlace) && <GridHead columns={columns} classes={classes} hasMenu />}
        <tbody {...TABLE_ROLES.group} className={classes.body}>
          {parts.map((part) =>
            'block' in part ? (
              <FarRows
                key={part.firstId}
                {...{ near, classes }}
                count={part.count}
                onNear={() => drawFar(part.block)}
              />
            ) : (
              draw(part.row, part.index)
            ),
          )}
        </tbody>
      </table>
    </div>
  );
}

/** Opens a closed row when somebody wants to go to a field in it. */
function useTableThatReveals(
  id: string,
  rows: readonly FieldRow[],
  open: OpenRows,
  reveal: (rowId: string) => boolean,
) {
  const table = useRef<HTMLTableElement>(null);
  const latest = useRef({ rows, open, reveal });
  latest.current = { rows, open, reveal };
  useEffect(
    () =>
      onReveal(table.current!, (domId) => {
        const now = latest.current;
        const row = now.rows.find((one) => domId.startsWith(`${id}.${one.id}.`));
        if (!row) return false;
        const wasFar = now.reveal(row.id);
        if (now.open.isOpen(row)) return wasFar;
        now.open.open(row);
        return true;
      }),
    [id],
  );
  return table;
}
