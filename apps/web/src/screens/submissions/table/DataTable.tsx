import { useVirtualizer } from '@tanstack/react-virtual';
import { useMessages } from '@tideform/i18n/react';
import { isSummed, type ViewState } from '@tideform/submission-views';
import type { SubmissionItem } from '@tideform/sync';
import { useEffect, useRef } from 'react';
import { useKept } from '../../../data/useKept.ts';
import type { RowActions } from '../row-actions.ts';
import { submissionsTableMessages } from '../submissions-table/submissions-table.messages.ts';
import type { TableModel } from '../submissions-table/useTableModel.ts';
import type { ViewChange } from '../submissions-table/view-changes.ts';
import { actionsPx, headPx, rowPx, tickPx } from './layout.ts';
import { TableFoot } from './TableFoot.tsx';
import { TableHead } from './TableHead.tsx';
import { TableRow } from './TableRow.tsx';
import { useTableStyles } from './table.styles.ts';
import { useGridKeys } from './useGridKeys.ts';
import type { Ticks } from './useTicks.ts';

/** Submissions as a grid; only the rows in sight are in the page. Enter or a double click opens one, Space ticks it. */
export function DataTable(props: {
  readonly table: TableModel;
  readonly view: ViewState;
  readonly onView: (change: ViewChange) => void;
  readonly onFilter: (columnId: string) => void;
  readonly ticks: Ticks;
  /** Response that one comes back from. */
  readonly currentId: string | null;
  /** Names what is shown: who comes back to it finds it where it was. */
  readonly keptAs: string;
  readonly actions: RowActions;
}) {
  const messages = useMessages(submissionsTableMessages);
  const styles = useTableStyles();
  const area = useRef<HTMLDivElement>(null);
  const { table, ticks, actions, currentId } = props;
  const { rows, shown } = table;
  const { density } = props.view;
  const scrolled = useScrolled(props.keptAs);
  const drawn = useVirtualizer({
    initialOffset: currentId === null ? 0 : scrolled.before,
    count: rows.length,
    getScrollElement: () => area.current,
    estimateSize: () => rowPx[density],
    overscan: 6,
    // What is pinned above the rows hides none that is gone to.
    scrollPaddingStart: headPx,
    onChange: ({ scrollOffset }) => scrolled.keep(scrollOffset ?? 0),
  });
  const pageRows = Math.max(1, Math.floor((area.current?.clientHeight ?? 0) / rowPx[density]) - 2);
  const size = { rows: rows.length, columns: shown.length + 2, pageRows };
  const keys = useGridKeys(area, size, (row) => drawn.scrollToIndex(row));
  // biome-ignore lint/correctness/useExhaustiveDependencies: other heights of rows are measured again.
  useEffect(() => drawn.measure(), [density]);
  useWhenOther(table.asked, () => drawn.scrollToOffset(0));
  useReturnTo(currentId, rows, (row) => {
    keys.beginAt(row);
    const [startPx, scrolledPx] = [row * rowPx[density], drawn.scrollOffset ?? 0];
    const isInSight = startPx >= scrolledPx && startPx + rowPx[density] <= scrolledPx + bodyPx(area.current);
    if (!isInSight) drawn.scrollToIndex(row, { align: 'center' });
  });
  const visible = drawn.getVirtualItems();
  const isActiveDrawn = visible.some(({ index }) => index === keys.active.row);
  // Who comes by Tab comes to a row that is there.
  const stopRow = keys.active.row < 0 || isActiveDrawn ? keys.active.row : drawn.range?.startIndex;
  const before = visible[0]?.start ?? 0;
  const after = drawn.getTotalSize() - (visible.at(-1)?.end ?? 0);
  const hasTotals = shown.some(({ column }) => isSummed(column));
  const widthPx = shown.reduce((all, one) => all + one.widthPx, tickPx + actionsPx);

  return (
    <div ref={area} className={styles.area}>
      <table
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a grid is a table that one moves through by keys.
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
          <col style={{ width: tickPx }} />
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
          ticks={ticks}
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
                isTicked={ticks.has(item.listItemId)}
                activeColumn={index === stopRow ? keys.active.column : undefined}
                actions={actions}
                onTick={ticks.tick}
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

const bodyPx = (area: HTMLElement | null): number => (area?.clientHeight ?? 0) - headPx;

/** How far the table was scrolled when somebody left it. NOTE: what asks the element for it lays the table out again, in each frame. */
function useScrolled(keptAs: string): { readonly before: number; keep(offset: number): void } {
  const kept = useKept<number>();
  const name = `scrolled ${keptAs}`;
  const before = useRef(kept.get(name) ?? 0);
  return { before: before.current, keep: (offset) => kept.set(name, offset) };
}

/** Whoever sorts or looks for others wants to see the first of them. */
function useWhenOther(asked: string, act: () => void): void {
  const before = useRef(asked);
  useEffect(() => {
    if (before.current === asked) return;
    before.current = asked;
    act();
  });
}

/** Shows the row that one comes back from, once it is there. */
function useReturnTo(id: string | null, rows: readonly SubmissionItem[], show: (row: number) => void): void {
  const returned = useRef<string | null>(null);
  useEffect(() => {
    if (id === null || returned.current === id) return;
    const row = rows.findIndex(({ responseId }) => responseId === id);
    if (row < 0) return;
    returned.current = id;
    show(row);
  });
}

/** Stands for the rows that are out of sight. */
function Spacer({ heightPx, columns }: { readonly heightPx: number; readonly columns: number }) {
  return heightPx > 0 ? (
    <tr>
      <td colSpan={columns} height={heightPx} />
    </tr>
  ) : null;
}
