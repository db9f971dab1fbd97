import { mergeClasses } from '@fluentui/react-components';
import { ArrowDownRegular, ArrowUpRegular, FilterRegular } from '@fluentui/react-icons';
import { tickClasses } from '@tideform/components/kit/classes/tick-classes.tsx';
import { onDemand } from '@tideform/components/kit/on-demand.tsx';
import type { ViewState } from '@tideform/desk';
import { useMessages } from '@tideform/i18n/react';
import { memo } from 'react';
import { MenuButton } from '../../../ui/menu/MenuButton.tsx';
import { deskMessages } from '../desk/desk.messages.ts';
import type { Desk, ShownColumn } from '../desk/useDesk.ts';
import type { ViewChange } from '../desk/view-changes.ts';
import { ColumnEdge } from './ColumnEdge.tsx';
import { tickPx } from './layout.ts';
import { useTableStyles } from './table.styles.ts';
import { atPlace } from './useGridKeys.ts';
import type { Ticks } from './useTicks.ts';

const HeadItems = onDemand(async () => (await import('./HeadItems.tsx')).HeadItems);

interface HeadProps {
  readonly desk: Desk;
  readonly view: ViewState;
  readonly onView: (change: ViewChange) => void;
  readonly onFilter: (columnId: string) => void;
}

/** Names of the columns, each with a menu of what can be done with it. Who scrolls draws none of it again. */
export const DeskHead = memo(function DeskHead(
  props: HeadProps & {
    readonly ticks: Ticks;
    /** The one that takes the focus; absent: a row has it. */
    readonly activeColumn: number | undefined;
  },
) {
  const messages = useMessages(deskMessages);
  const styles = useTableStyles();
  const { desk, ticks, activeColumn } = props;
  const tabIndex = (column: number) => (activeColumn === column ? 0 : -1);
  const lastPinned = desk.shown.findLastIndex(({ pinnedPx }) => pinnedPx !== undefined);
  return (
    <thead>
      <tr aria-rowindex={1}>
        <th
          {...atPlace(-1, 0)}
          scope="col"
          className={mergeClasses(styles.head, styles.narrow, styles.pinnedHead)}
          style={{ insetInlineStart: 0 }}
        >
          <input
            type="checkbox"
            className={tickClasses.checkMark}
            tabIndex={tabIndex(0)}
            aria-label={messages.tickAll}
            checked={ticks.isAll}
            ref={(box) => {
              if (box) box.indeterminate = !ticks.isAll && ticks.items.length > 0;
            }}
            onChange={ticks.tickAll}
          />
        </th>
        {desk.shown.map((shown, at) => (
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
          {...atPlace(-1, desk.shown.length + 1)}
          tabIndex={tabIndex(desk.shown.length + 1)}
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
  const { shown, at, view, desk, onView, onFilter } = props;
  const { column, widthPx, pinnedPx } = shown;
  const sort = view.sorting.find(({ id }) => id === column.id);
  const isFiltered = view.columnFilters.some(({ id }) => id === column.id);
  const isPinned = pinnedPx !== undefined;
  return (
    <th
      {...atPlace(-1, at + 1)}
      scope="col"
      aria-sort={sort && (sort.desc ? 'descending' : 'ascending')}
      className={mergeClasses(styles.head, isPinned && styles.pinnedHead, props.isLastPinned && styles.lastPinned)}
      style={isPinned ? { insetInlineStart: pinnedPx + tickPx } : undefined}
    >
      <MenuButton
        menu={HeadItems}
        given={{ shown, desk, view, onView, onFilter }}
        appearance="subtle"
        className={mergeClasses(styles.headButton, column.cell === 'number' && styles.headEnd)}
        tabIndex={props.tabIndex}
        title={column.label}
      >
        <bdi className={styles.headText}>{column.label}</bdi>
        {isFiltered && <FilterRegular aria-hidden="true" />}
        {sort && (sort.desc ? <ArrowDownRegular aria-hidden="true" /> : <ArrowUpRegular aria-hidden="true" />)}
      </MenuButton>
      <ColumnEdge id={column.id} widthPx={widthPx} onView={onView} />
    </th>
  );
}
