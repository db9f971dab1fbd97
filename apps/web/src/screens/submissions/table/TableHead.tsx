import { mergeClasses } from '@fluentui/react-components';
import { ArrowDownRegular, ArrowUpRegular, FilterRegular } from '@fluentui/react-icons';
import { checkInputClasses } from '@tideform/components/kit/classes/check-input-classes.tsx';
import { onDemand } from '@tideform/components/kit/on-demand.tsx';
import { useMessages } from '@tideform/i18n/react';
import type { ViewState } from '@tideform/submission-views';
import { memo, type PointerEvent, useRef } from 'react';
import { MenuButton } from '../../../ui/menu/MenuButton.tsx';
import { submissionsTableMessages } from '../submissions-table/submissions-table.messages.ts';
import type { ShownColumn, TableModel } from '../submissions-table/useTableModel.ts';
import { resizeColumn, type ViewChange } from '../view-changes.ts';
import { checkboxPx, useTableStyles } from './table.styles.ts';
import { getCellAttributes } from './useGridKeys.ts';
import type { RowSelection } from './useRowSelection.ts';

const HeadItems = onDemand(async () => (await import('./HeadItems.tsx')).HeadItems);

interface HeadProps {
  readonly table: TableModel;
  readonly view: ViewState;
  readonly onView: (change: ViewChange) => void;
  readonly onFilter: (columnId: string) => void;
}

/** Column headers, each with a menu. Memoized, so that scrolling doesn't render them again. */
export const TableHead = memo(function TableHead(
  props: HeadProps & {
    readonly selection: RowSelection;
    /** Index of the focusable header; absent while a row has the active cell. */
    readonly activeColumn: number | undefined;
  },
) {
  const messages = useMessages(submissionsTableMessages);
  const styles = useTableStyles();
  const { table, selection, activeColumn } = props;
  const tabIndex = (column: number) => (activeColumn === column ? 0 : -1);
  const lastPinned = table.shown.findLastIndex(({ pinnedPx }) => pinnedPx !== undefined);
  return (
    <thead>
      <tr aria-rowindex={1}>
        <th
          {...getCellAttributes(-1, 0)}
          scope="col"
          className={mergeClasses(styles.head, styles.narrow, styles.pinnedHead)}
          style={{ insetInlineStart: 0 }}
        >
          <input
            type="checkbox"
            className={checkInputClasses.checkMark}
            tabIndex={tabIndex(0)}
            aria-label={messages.tickAll}
            checked={selection.isAll}
            ref={(box) => {
              if (box) box.indeterminate = !selection.isAll && selection.items.length > 0;
            }}
            onChange={selection.toggleAll}
          />
        </th>
        {table.shown.map((shown, at) => (
          <HeadCell
            key={shown.column.id}
            {...props}
            shown={shown}
            at={at}
            isLastPinned={at === lastPinned}
            tabIndex={tabIndex(at + 1)}
          />
        ))}
        <td className={styles.head} role="presentation" />
        <th
          {...getCellAttributes(-1, table.shown.length + 1)}
          tabIndex={tabIndex(table.shown.length + 1)}
          scope="col"
          className={mergeClasses(styles.head, styles.pinnedHead, styles.actions)}
          aria-label={messages.actions}
        />
      </tr>
    </thead>
  );
});

function HeadCell(
  props: HeadProps & {
    readonly shown: ShownColumn;
    readonly at: number;
    readonly isLastPinned: boolean;
    readonly tabIndex: number;
  },
) {
  const styles = useTableStyles();
  const { shown, at, view, table, onView, onFilter } = props;
  const { column, widthPx, pinnedPx } = shown;
  const sort = view.sorting.find(({ id }) => id === column.id);
  const isFiltered = view.columnFilters.some(({ id }) => id === column.id);
  const isPinned = pinnedPx !== undefined;
  return (
    <th
      {...getCellAttributes(-1, at + 1)}
      scope="col"
      aria-sort={sort && (sort.desc ? 'descending' : 'ascending')}
      className={mergeClasses(styles.head, isPinned && styles.pinnedHead, props.isLastPinned && styles.lastPinned)}
      style={isPinned ? { insetInlineStart: pinnedPx + checkboxPx } : undefined}
    >
      <MenuButton
        menu={HeadItems}
        menuProps={{ shown, table, view, onView, onFilter }}
        appearance="subtle"
        className={mergeClasses(styles.headButton, column.cell === 'number' && styles.headEnd)}
        tabIndex={props.tabIndex}
        title={column.label}
      >
        <bdi className={styles.headText}>{column.label}</bdi>
        {isFiltered && <FilterRegular aria-hidden="true" />}
        {sort && (sort.desc ? <ArrowDownRegular aria-hidden="true" /> : <ArrowUpRegular aria-hidden="true" />)}
      </MenuButton>
      <ColumnResizeHandle id={column.id} widthPx={widthPx} onView={onView} />
    </th>
  );
}

/**
 * Resize handle at the end of a column. A double click restores the default width. Keyboard users resize with the
 * column's menu.
 */
function ColumnResizeHandle(props: {
  readonly id: string;
  readonly widthPx: number;
  readonly onView: (change: ViewChange) => void;
}) {
  const styles = useTableStyles();
  const { id, widthPx, onView } = props;
  const dragStart = useRef<{ readonly x: number; readonly widthPx: number; readonly on: number }>(undefined);
  const start = (event: PointerEvent<HTMLSpanElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    const on = getComputedStyle(event.currentTarget).direction === 'rtl' ? -1 : 1;
    dragStart.current = { x: event.clientX, widthPx, on };
  };
  const move = ({ clientX }: PointerEvent) => {
    const from = dragStart.current;
    if (from) onView(resizeColumn(id, from.widthPx + (clientX - from.x) * from.on));
  };
  const end = () => {
    dragStart.current = undefined;
  };
  return (
    <span
      className={styles.edge}
      aria-hidden="true"
      onPointerDown={start}
      onPointerMove={move}
      onPointerUp={end}
      onPointerCancel={end}
      onDoubleClick={() => onView(resizeColumn(id, undefined))}
    />
  );
}
