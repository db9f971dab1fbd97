import { useVirtualizer } from '@tanstack/react-virtual';
import { useMessages } from '@tideform/i18n/react';
import { supportsTotal, type ViewState } from '@tideform/submission-views';
import type { SubmissionItem } from '@tideform/sync';
import { useEffect, useRef } from 'react';
import { useSessionMemory } from '../../../data/submissions/useTableViews.ts';
import type { RowActions } from '../row-actions.ts';
import { submissionsTableMessages } from '../submissions-table/submissions-table.messages.ts';
import type { TableModel } from '../submissions-table/useTableModel.ts';
import type { ViewChange } from '../view-changes.ts';
import { TableFoot } from './TableFoot.tsx';
import { TableHead } from './TableHead.tsx';
import { TableRow } from './TableRow.tsx';
import { actionsPx, checkboxPx, headPx, rowPx, useTableStyles } from './table.styles.ts';
import { useGridKeys } from './useGridKeys.ts';
import type { RowSelection } from './useRowSelection.ts';

/**
 * Submissions as a virtualized grid that renders only visible rows. Enter or a double click opens a row, Space selects
 * it.
 */
export function DataTable(props: {
  readonly table: TableModel;
  readonly view: ViewState;
  readonly onView: (change: ViewChange) => void;
  readonly onFilter: (columnId: string) => void;
  readonly selection: RowSelection;
  /** ID of the response that the user just came back from. */
  readonly currentId: string | null;
  /** Key of the scroll position, which is restored after going back. */
  readonly scrollKey: string;
  readonly actions: RowActions;
}) {
  const messages = useMessages(submissionsTableMessages);
  const styles = useTableStyles();
  const area = useRef<HTMLDivElement>(null);
  const { table, selection, actions, currentId } = props;
  const { rows, shown } = table;
  const { density } = props.view;
  const scrollPosition = useScrollPosition(props.scrollKey);
  const virtualizer = useVirtualizer({
    initialOffset: currentId === null ? 0 : scrollPosition.before,
    count: rows.length,
    getScrollElement: () => area.current,
    estimateSize: () => rowPx[density],
    overscan: 6,
    // Keeps the sticky header from covering a row that was scrolled to.
    scrollPaddingStart: headPx,
    onChange: ({ scrollOffset }) => scrollPosition.save(scrollOffset ?? 0),
  });
  const pageRows = Math.max(1, Math.floor((area.current?.clientHeight ?? 0) / rowPx[density]) - 2);
  const size = { rows: rows.length, columns: shown.length + 2, pageRows };
  const keys = useGridKeys(area, size, (row) => virtualizer.scrollToIndex(row));
  // biome-ignore lint/correctness/useExhaustiveDependencies: measures again when the row height changes.
  useEffect(() => virtualizer.measure(), [density]);
  useOnQueryChange(table.queryKey, () => virtualizer.scrollToOffset(0));
  useScrollToReturnedRow(currentId, rows, (row) => {
    keys.setEntryRow(row);
    const [startPx, scrolledPx] = [row * rowPx[density], virtualizer.scrollOffset ?? 0];
    const isInSight = startPx >= scrolledPx && startPx + rowPx[density] <= scrolledPx + getBodyHeight(area.current);
    if (!isInSight) virtualizer.scrollToIndex(row, { align: 'center' });
  });
  const visible = virtualizer.getVirtualItems();
  const isActiveRendered = visible.some(({ index }) => index === keys.active.row);
  // Tab must enter a row that is rendered.
  const entryRow = keys.active.row < 0 || isActiveRendered ? keys.active.row : virtualizer.range?.startIndex;
  const before = visible[0]?.start ?? 0;
  const after = virtualizer.getTotalSize() - (visible.at(-1)?.end ?? 0);
  const hasTotals = shown.some(({ column }) => supportsTotal(column));
  const widthPx = shown.reduce((all, one) => all + one.widthPx, checkboxPx + actionsPx);

  return (
    <div ref={area} className={styles.area}>
      <table
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a grid is a table with keyboard navigation.
        role="grid"
        aria-label={messages.table}
        aria-multiselectable="true"
        aria-rowcount={rows.length + (hasTotals ? 2 : 1)}
        aria-colcount={size.columns}
        className={styles.table}
        style={{ minWidth: widthPx }}
        onFocus={keys.onFocus}
        onKeyDownCapture={keys.onKeyDown}
      >
        <colgroup>
          <col style={{ width: checkboxPx }} />
          {shown.map(({ column, widthPx }) => (
            <col key={column.id} style={{ width: widthPx }} />
          ))}
          <col />
          <col style={{ width: actionsPx }} />
        </colgroup>
        <TableHead
          table={table}
          view={props.view}
          onView={props.onView}
          onFilter={props.onFilter}
          selection={selection}
          activeColumn={keys.active.row < 0 ? keys.active.column : undefined}
        />
        <tbody>
          <Spacer heightPx={before} columns={size.columns + 1} />
          {visible.map(({ index }) => {
            const item = rows[index]!;
            return (
              <TableRow
                key={item.listItemId}
                item={item}
                index={index}
                shown={shown}
                density={density}
                isCurrent={item.responseId === currentId}
                isSelected={selection.has(item.listItemId)}
                activeColumn={index === entryRow ? keys.active.column : undefined}
                actions={actions}
                onToggle={selection.toggle}
              />
            );
          })}
          <Spacer heightPx={after} columns={size.columns + 1} />
        </tbody>
        {hasTotals && <TableFoot rows={rows} shown={shown} />}
      </table>
    </div>
  );
}

const getBodyHeight = (area: HTMLElement | null): number => (area?.clientHeight ?? 0) - headPx;

/**
 * Returns the scroll offset at which the table was left, and a function to record it. NOTE: reading the offset from the
 * element would force a layout in each frame.
 */
function useScrollPosition(scrollKey: string): { readonly before: number; save(offset: number): void } {
  const cache = useSessionMemory<number>();
  const name = `scrolled ${scrollKey}`;
  const before = useRef(cache.get(name) ?? 0);
  return { before: before.current, save: (offset) => cache.set(name, offset) };
}

/** Calls `act` whenever the search, filters or sorting change. */
function useOnQueryChange(queryKey: string, onChange: () => void): void {
  const before = useRef(queryKey);
  useEffect(() => {
    if (before.current === queryKey) return;
    before.current = queryKey;
    onChange();
  });
}

/** Scrolls to the row that the user came back from as soon as the row is loaded. */
function useScrollToReturnedRow(id: string | null, rows: readonly SubmissionItem[], show: (row: number) => void): void {
  const returned = useRef<string | null>(null);
  useEffect(() => {
    if (id === null || returned.current === id) return;
    const row = rows.findIndex(({ responseId }) => responseId === id);
    if (row < 0) return;
    returned.current = id;
    show(row);
  });
}

/** Fills the space of rows that aren't rendered. */
function Spacer({ heightPx, columns }: { readonly heightPx: number; readonly columns: number }) {
  return heightPx > 0 ? (
    <tr>
      <td colSpan={columns} height={heightPx} />
    </tr>
  ) : null;
}
