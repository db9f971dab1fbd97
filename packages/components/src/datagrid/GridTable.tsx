import { Menu, MenuItem, MenuList, MenuPopover } from '@fluentui/react-components';
import { ArrowDown20Regular, ArrowUp20Regular, Delete20Regular, TableInsertRow20Regular } from '@fluentui/react-icons';
import type { FieldRow } from '@tideform/engine';
import { useMessages } from '@tideform/i18n/react';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { getLabelId } from '../kit/control-attributes.ts';
import { addRevealListener } from '../kit/reveal-field.ts';
import { useLazyRows } from '../kit/rows/far/useLazyRows.tsx';
import { GridHeader } from '../kit/rows/GridHeader.tsx';
import { formatGridTracks, type GridColumn, getMinWidth } from '../kit/rows/grid-columns.ts';
import { rowsMessages } from '../kit/rows/rows.messages.ts';
import { TABLE_ROLES } from '../kit/rows/table-roles.ts';
import { COLUMN_WIDTHS, type GridClasses } from '../kit/rows/useGridClasses.tsx';
import type { GridRowsApi } from '../kit/view-props.ts';
import { datagridMessages } from './datagrid.messages.ts';
import { type FixedRows, findGroup, type RowGroup } from './grid-rows.ts';
import { GridBody } from './rows/GridBody.tsx';
import type { RowMenuActions } from './rows/RowButtons.tsx';
import type { GridRowActions } from './rows/useGridRowActions.tsx';

interface GridTableProps {
  readonly id: string;
  readonly rows: readonly FieldRow[];
  readonly columns: readonly GridColumn[];
  readonly classes: GridClasses;
  readonly cell: GridRowsApi<ReactNode>['cell'];
  readonly edits: GridRowActions;
  /** Fixed rows and their names; `undefined`: respondents add the rows. */
  readonly given: FixedRows | undefined;
  readonly groups: readonly RowGroup[];
  /** Whether the column headers stay visible while rows scroll. */
  readonly isHeadFrozen: boolean;
}

export function GridTable(props: GridTableProps) {
  const { id, rows, columns, classes, cell, edits, given, groups } = props;
  const { parts, renderBlock, reveal } = useLazyRows(rows, columns.length);
  const [menu, setMenu] = useState<{ readonly rowId: string; readonly button: HTMLElement }>();
  /** Collapsed groups, as the indexes of their first rows. */
  const [closed, setClosed] = useState<readonly number[]>([]);
  const table = useRef<HTMLTableElement>(null);
  const latest = useRef({ rows, edits, reveal, groups, closed });
  latest.current = { rows, edits, reveal, groups, closed };
  const opener = useMemo<RowMenuActions>(() => {
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
      addRevealListener(table.current!, (domId) => {
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
      [COLUMN_WIDTHS]: formatGridTracks(columns, hasMenu, given !== undefined),
      ...(edits.may.move && { '--tideform-menu-buttons': 2 }),
    }),
    [columns, hasMenu, given, edits.may.move],
  );
  const menuIndex = menu ? rows.findIndex((row) => row.id === menu.rowId) : -1;
  return (
    <div className={props.isHeadFrozen ? classes.frozenBox : classes.box}>
      <table
        ref={table}
        {...TABLE_ROLES.table}
        className={classes.table}
        style={style}
        aria-labelledby={getLabelId(id)}
      >
        <GridHeader columns={columns} classes={classes} hasMenu={hasMenu} rowNames={given?.label} />
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

interface RowMenuProps {
  readonly edits: GridRowActions;
  readonly index: number;
  readonly count: number;
  readonly button: HTMLElement;
  readonly onClose: () => void;
}

/** Menu of one row. */
function RowMenu({ edits, index, count, button, onClose }: RowMenuProps) {
  const messages = useMessages(datagridMessages);
  const { remove } = useMessages(rowsMessages);
  const { may } = edits;
  return (
    <Menu
      open
      positioning={{ target: button, position: 'below', align: 'end' }}
      onOpenChange={(_, { open, type }) => {
        if (open) return;
        onClose();
        if (type !== 'menuItemClick') button.focus();
      }}
    >
      <MenuPopover>
        <MenuList>
          {may.move && (
            <>
              <MenuItem icon={<ArrowUp20Regular />} disabled={index === 0} onClick={() => edits.move(index, index - 1)}>
                {messages.moveUp}
              </MenuItem>
              <MenuItem
                icon={<ArrowDown20Regular />}
                disabled={index === count - 1}
                onClick={() => edits.move(index, index + 1)}
              >
                {messages.moveDown}
              </MenuItem>
            </>
          )}
          {may.addAndRemove && (
            <>
              <MenuItem icon={<TableInsertRow20Regular />} disabled={!may.add} onClick={() => edits.add(index)}>
                {messages.insertAbove}
              </MenuItem>
              <MenuItem icon={<Delete20Regular />} disabled={!may.remove} onClick={() => edits.remove(index)}>
                {remove}
              </MenuItem>
            </>
          )}
        </MenuList>
      </MenuPopover>
    </Menu>
  );
}
