import type { FieldRow } from '@tideform/engine';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { labelId } from '../kit/control-attributes.ts';
import { onReveal } from '../kit/reveal-field.ts';
import { FarRows } from '../kit/rows/far/FarRows.tsx';
import { useRowParts } from '../kit/rows/far/useRowParts.tsx';
import { createNearWatch } from '../kit/rows/far/watch-near.ts';
import { GridHead } from '../kit/rows/GridHead.tsx';
import { TABLE_ROLES } from '../kit/rows/table-roles.ts';
import { COLUMN_WIDTHS, type GridClasses } from '../kit/rows/useGridClasses.tsx';
import { type GridColumn, leastWidthOf, widthsOf } from '../kit/rows/useGridColumns.tsx';
import type { RowsInView } from '../kit/view-props.ts';
import { GridRow } from './rows/GridRow.tsx';
import { RowMenu } from './rows/RowMenu.tsx';
import type { MenuOpener } from './rows/RowMenuButton.tsx';
import type { RowEdits } from './rows/useRowEdits.tsx';

/** A grid that needs more than this in a card of usual width: the page gives it what the window has. */
const WIDE_PX = 600;

interface GridTableProps {
  readonly id: string;
  readonly rows: readonly FieldRow[];
  readonly columns: readonly GridColumn[];
  readonly classes: GridClasses;
  readonly cell: RowsInView<ReactNode>['cell'];
  readonly edits: RowEdits;
}

export function GridTable({ id, rows, columns, classes, cell, edits }: GridTableProps) {
  const [near] = useState(createNearWatch);
  const { parts, draw, reveal } = useRowParts(rows, columns.length);
  const [menu, setMenu] = useState<{ readonly rowId: string; readonly button: HTMLElement }>();
  const table = useRef<HTMLTableElement>(null);
  const latest = useRef({ rows, edits, reveal });
  latest.current = { rows, edits, reveal };
  const opener = useMemo<MenuOpener>(() => {
    const move: MenuOpener['move'] = (rowId, by) => {
      const from = latest.current.rows.findIndex((row) => row.id === rowId);
      if (latest.current.edits.may.move) latest.current.edits.move(from, from + by);
    };
    return { open: (rowId, button) => setMenu({ rowId, button }), move };
  }, []);
  useEffect(
    () =>
      onReveal(table.current!, (domId) => {
        const row = latest.current.rows.find((one) => domId.startsWith(`${id}.${one.id}.`));
        return row !== undefined && latest.current.reveal(row.id);
      }),
    [id],
  );
  const hasMenu = edits.may.addAndRemove || edits.may.move;
  const style = useMemo(
    () => ({ minWidth: leastWidthOf(columns), [COLUMN_WIDTHS]: widthsOf(columns, hasMenu) }),
    [columns, hasMenu],
  );
  const menuIndex = menu ? rows.findIndex((row) => row.id === menu.rowId) : -1;
  return (
    <div className={classes.box} data-wide={leastWidthOf(columns) > WIDE_PX || undefined}>
      <table ref={table} {...TABLE_ROLES.table} className={classes.table} style={style} aria-labelledby={labelId(id)}>
        <GridHead columns={columns} classes={classes} hasMenu={hasMenu} />
        <tbody {...TABLE_ROLES.group} className={classes.body}>
          {parts.map((part) =>
            'block' in part ? (
              <FarRows key={part.firstId} {...{ near, classes }} count={part.count} onNear={() => draw(part.block)} />
            ) : (
              <GridRow
                key={part.row.id}
                gridId={id}
                row={part.row}
                number={part.index + 1}
                columns={columns}
                classes={classes}
                cell={cell}
                opener={hasMenu ? opener : undefined}
              />
            ),
          )}
        </tbody>
      </table>
      {menu && menuIndex >= 0 && (
        <RowMenu
          edits={edits}
          index={menuIndex}
          count={rows.length}
          button={menu.button}
          onClose={() => setMenu(undefined)}
        />
      )}
    </div>
  );
}
