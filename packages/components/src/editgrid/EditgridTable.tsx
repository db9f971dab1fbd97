import { ChevronDown20Regular, Delete20Regular, Edit20Regular } from '@fluentui/react-icons';
import type { FieldRow } from '@tideform/engine';
import { useMessages } from '@tideform/i18n/react';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { getLabelId } from '../kit/control-attributes.ts';
import { parseComponents } from '../kit/read/child-slots.ts';
import { addRevealListener } from '../kit/reveal-field.ts';
import { RowsPlaceholder } from '../kit/rows/far/RowsPlaceholder.tsx';
import { useLazyRows } from '../kit/rows/far/useLazyRows.tsx';
import { createViewportWatcher } from '../kit/rows/far/viewport-watcher.ts';
import { GridHeader } from '../kit/rows/GridHeader.tsx';
import { formatGridTracks } from '../kit/rows/grid-columns.ts';
import { TABLE_ROLES } from '../kit/rows/table-roles.ts';
import { COLUMN_WIDTHS } from '../kit/rows/useGridClasses.tsx';
import type { GridRowsApi, ViewProps } from '../kit/view-props.ts';
import { editgridMessages } from './editgrid.messages.ts';
import type { EditgridProps, EditgridValue } from './editgrid.ts';
import { RowDialog, RowEditor } from './open/RowEditor.tsx';
import { getOpenButtonId, type OpenRows } from './open/useOpenRows.tsx';
import { ClosedRow } from './summary/ClosedRow.tsx';
import { useSummaryColumns } from './summary/useSummaryColumns.tsx';
import type { EditgridClasses } from './useEditgridClasses.tsx';

interface EditgridTableProps {
  readonly view: ViewProps<EditgridProps, EditgridValue, ReactNode>;
  readonly inView: GridRowsApi<ReactNode>;
  readonly open: OpenRows;
  readonly classes: EditgridClasses;
}

/**
 * Table of closed rows. Open rows are shown as editors between them. Without a session, as in the builder, all rows are
 * open.
 */
export function EditgridTable({ view, inView, open, classes }: EditgridTableProps) {
  const { id, definition, props, state } = view;
  const rows = state.rows ?? [];
  const columns = useSummaryColumns(definition, state.visibleColumns, inView.specOf);
  const { parts, renderBlock: renderFarRows, reveal } = useLazyRows(rows, columns.length);
  const [near] = useState(createViewportWatcher);
  const table = useRevealRef(id, rows, open, reveal);
  const style = useMemo(() => ({ minWidth: 0, [COLUMN_WIDTHS]: formatGridTracks(columns, true) }), [columns]);
  const { cell, sessionNode } = inView;
  const count = parseComponents(definition.components).length;
  const isInPlace = (row: FieldRow) => !sessionNode || (open.isOpen(row) && !props.modal);
  const renderRow = (row: FieldRow, index: number) => {
    const rowId = `${id}.${row.id}`;
    const number = index + 1;
    const opened = { gridId: id, props, row, number, count, classes, open, cell, isCanvas: !sessionNode };
    if (!sessionNode || isInPlace(row)) {
      return (
        <tr key={row.id} id={rowId} {...TABLE_ROLES.row} className={classes.openRow}>
          <td {...TABLE_ROLES.cell} className={classes.openCell}>
            <RowEditor {...opened} />
          </td>
        </tr>
      );
    }
    const { session } = sessionNode;
    return (
      <ClosedRow key={row.id} id={rowId} {...{ session, row, number, columns, classes }}>
        <RowTools gridId={id} row={row} number={number} open={open} classes={classes} />
        {open.isOpen(row) && <RowDialog {...opened} />}
      </ClosedRow>
    );
  };
  return (
    <div className={classes.box}>
      <table
        ref={table}
        {...TABLE_ROLES.table}
        className={classes.table}
        style={style}
        aria-labelledby={getLabelId(id)}
      >
        {!rows.every(isInPlace) && <GridHeader columns={columns} classes={classes} hasMenu />}
        <tbody {...TABLE_ROLES.group} className={classes.body}>
          {parts.map((part) =>
            'block' in part ? (
              <RowsPlaceholder
                key={part.firstId}
                {...{ nearWatcher: near, classes }}
                count={part.count}
                onNear={() => renderFarRows(part.block)}
              />
            ) : (
              renderRow(part.row, part.index)
            ),
          )}
        </tbody>
      </table>
    </div>
  );
}

/** Opens a closed row when a field in it must be shown, such as the target of an error link. */
function useRevealRef(id: string, rows: readonly FieldRow[], open: OpenRows, reveal: (rowId: string) => boolean) {
  const table = useRef<HTMLTableElement>(null);
  const latest = useRef({ rows, open, reveal });
  latest.current = { rows, open, reveal };
  useEffect(
    () =>
      addRevealListener(table.current!, (domId) => {
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

interface RowToolsProps {
  readonly gridId: string;
  readonly row: FieldRow;
  readonly number: number;
  readonly open: OpenRows;
  readonly classes: EditgridClasses;
}

/** Buttons that open and delete a closed row. An unreadable row can only be deleted. */
function RowTools({ gridId, row, number, open, classes }: RowToolsProps) {
  const messages = useMessages(editgridMessages);
  const { isOff, addAndRemove, remove } = open.may;
  const canOpen = row.fieldIds.length > 0;
  const Icon = isOff ? ChevronDown20Regular : Edit20Regular;
  return (
    <>
      {canOpen && (
        <button
          type="button"
          id={getOpenButtonId(gridId, row.id)}
          className={classes.menuButton}
          aria-expanded={isOff ? false : undefined}
          aria-label={isOff ? messages.show({ number }) : messages.edit({ number })}
          onClick={() => open.open(row)}
        >
          <Icon aria-hidden />
        </button>
      )}
      {addAndRemove && (
        <button
          type="button"
          className={remove ? classes.menuButton : classes.offButton}
          aria-label={messages.remove({ number })}
          aria-disabled={!remove || undefined}
          onClick={() => remove && open.remove(row, number)}
        >
          <Delete20Regular aria-hidden />
        </button>
      )}
    </>
  );
}
