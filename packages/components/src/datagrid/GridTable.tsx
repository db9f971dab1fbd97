import type { FieldRow } from '@tideform/engine';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { labelId } from '../kit/control-attributes.ts';
import { onReveal } from '../kit/reveal-field.ts';
import { useRowParts } from '../kit/rows/far/useRowParts.tsx';
import { GridHead } from '../kit/rows/GridHead.tsx';
import { formatTracks, type GridColumn, getMinWidth } from '../kit/rows/grid-columns.ts';
import { TABLE_ROLES } from '../kit/rows/table-roles.ts';
import { COLUMN_WIDTHS, type GridClasses } from '../kit/rows/useGridClasses.tsx';
import type { RowsInView } from '../kit/view-props.ts';
import type { FixedRows } from './fixed-rows.ts';
import { findGroup, type RowGroup } from './row-groups.ts';
import { GridBody } from './rows/GridBody.tsx';
import { RowMenu } from './rows/RowMenu.tsx';
import type { MenuOpener } from './rows/RowMenuButton.tsx';
import type { RowEdits } from './rows/useRowEdits.tsx';

interface GridTableProps {
  readonly id: string;
  readonly rows: readonly FieldRow[];
  readonly columns: readonly GridColumn[];
  readonly classes: GridClasses;
  readonly cell: RowsInView<ReactNode>['cell'];
  readonly edits: RowEdits;
  /** Fixed rows and their names; `undefined`: respondents add the rows. */
  readonly given: FixedRows | undefined;
  readonly groups: readonly RowGroup[];
  /** Whether the column headers stay visible while rows scroll. */
  readonly isHeadFrozen: boolean;
}

export function GridTable(props: GridTableProps) {
  const { id, rows, columns, classes, cell, edits, given, groups } = props;
  const { parts, renderBlock, reveal } = useRowParts(rows, columns.length);
  const [menu, setMenu] = useState<{ readonly rowId: string; readonly button: HTMLElement }>();
  /** Collapsed groups, as the indexes of their first rows. */
  const [closed, setClosed] = useState<readonly number[]>([]);
  const table = useRef<HTMLTableElement>(null);
  const latest = useRef({ rows, edits, reveal, groups, closed });
  latest.current = { rows, edits, reveal, groups, closed };
  const opener = useMemo<MenuOpener>(() => {
    const indexOf = (rowId: string) => latest.current.rows.findIndex((row) => row.id === rowId);
    const moveTo = (rowId: string, index: number) => {
      if (latest.current.edits.may.move) latest.current.edits.move(indexOf(rowId), index);
    };
    return {
      open: (rowId, button) => setMenu({ rowId, button }),
      move: (rowId, by) => moveTo(rowId, indexOf(rowId) + by),
      moveBeside(rowId, otherId, isBehind) {
        const to = indexOf(otherId) + (isBehind ? 1 : 0);
        moveTo(rowId, indexOf(rowId) < to ? to - 1 : to);
      },
    };
  }, []);
  useEffect(
    () =>
      onReveal(table.current!, (domId) => {
        const { rows, groups, closed, reveal } = latest.current;
        const index = rows.findIndex((one) => domId.startsWith(`${id}.${one.id}.`));
        const start = findGroup(groups, index)?.start;
        if (index < 0) return false;
        const isClosed = start !== undefined && closed.includes(start);
        if (isClosed) setClosed(closed.filter((one) => one !== start));
        return reveal(rows[index]!.id) || isClosed;
      }),
    [id],
  );
  const hasMenu = edits.may.addAndRemove || edits.may.move;
  const style = useMemo(
    () => ({
      minWidth: getMinWidth(columns),
      [COLUMN_WIDTHS]: formatTracks(columns, hasMenu, given !== undefined),
      ...(edits.may.move && { '--tideform-menu-buttons': 2 }),
    }),
    [columns, hasMenu, given, edits.may.move],
  );
  const menuIndex = menu ? rows.findIndex((row) => row.id === menu.rowId) : -1;
  return (
    <div className={props.isHeadFrozen ? classes.frozenBox : classes.box}>
      <table ref={table} {...TABLE_ROLES.table} className={classes.table} style={style} aria-labelledby={labelId(id)}>
        <GridHead columns={columns} classes={classes} hasMenu={hasMenu} rowNames={given?.label} />
        <GridBody
          {...{ id, parts, renderBlock, columns, classes, cell, given, groups, closed }}
          opener={hasMenu ? opener : undefined}
          mayMove={edits.may.move}
          onToggle={(start) =>
            setClosed((now) => (now.includes(start) ? now.filter((one) => one !== start) : [...now, start]))
          }
        />
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
