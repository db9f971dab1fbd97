import { MenuDivider, MenuItem } from '@fluentui/react-components';
import {
  ArrowDownRegular,
  ArrowSortRegular,
  ArrowUpRegular,
  ChevronLeftRegular,
  ChevronRightRegular,
  EyeOffRegular,
  FilterRegular,
  PinOffRegular,
  PinRegular,
  ZoomInRegular,
  ZoomOutRegular,
} from '@fluentui/react-icons';
import { useMessages } from '@tideform/i18n/react';
import type { ViewState } from '@tideform/submission-views';
import { useEffect } from 'react';
import { Mirrored } from '../../../ui/Mirrored.tsx';
import type { MenuPlace } from '../../../ui/menu/menu-place.ts';
import { OpenMenu } from '../../../ui/menu/OpenMenu.tsx';
import type { ShownColumn, TableModel } from '../submissions-table/useTableModel.ts';
import {
  moved,
  pinned,
  shown as showing,
  sized,
  sortedBy,
  type ViewChange,
} from '../submissions-table/view-changes.ts';
import { headItemsMessages } from './head-items.messages.ts';

/** One press makes a column so much wider. */
const stepPx = 40;

/** What can be done with a column. */
export function HeadItems(props: {
  readonly place: MenuPlace;
  readonly shown: ShownColumn;
  readonly table: TableModel;
  readonly view: ViewState;
  readonly onView: (change: ViewChange) => void;
  readonly onFilter: (columnId: string) => void;
}) {
  const messages = useMessages(headItemsMessages);
  const { place, shown, table, view, onView, onFilter } = props;
  const { column, widthPx, pinnedPx } = shown;
  const { id } = column;
  const { rankAhead } = table;
  useEffect(() => {
    if (place.isOpen) rankAhead(column);
  }, [place.isOpen, rankAhead, column]);
  const isPinned = pinnedPx !== undefined;
  const at = table.shown.findIndex((one) => one.column.id === id);
  /** Past the neighbour that is in sight. */
  const move = (by: -1 | 1) => {
    const neighbour = table.shown[at + by]?.column.id;
    return neighbour && (() => onView(moved(table.order, id, table.order.indexOf(neighbour))));
  };
  const [back, on] = [move(-1), move(1)];
  return (
    <OpenMenu place={place}>
      {column.order && (
        <>
          <MenuItem icon={<ArrowUpRegular />} onClick={() => onView(sortedBy(id, false))}>
            {messages.ascending}
          </MenuItem>
          <MenuItem icon={<ArrowDownRegular />} onClick={() => onView(sortedBy(id, true))}>
            {messages.descending}
          </MenuItem>
        </>
      )}
      {view.sorting.some((sort) => sort.id === id) && (
        <MenuItem icon={<ArrowSortRegular />} onClick={() => onView(sortedBy(id, undefined))}>
          {messages.unsorted}
        </MenuItem>
      )}
      {column.filter !== 'none' && (
        <MenuItem icon={<FilterRegular />} onClick={() => onFilter(id)}>
          {messages.filter}
        </MenuItem>
      )}
      <MenuDivider />
      <MenuItem icon={isPinned ? <PinOffRegular /> : <PinRegular />} onClick={() => onView(pinned(id, !isPinned))}>
        {isPinned ? messages.unpin : messages.pin}
      </MenuItem>
      {!isPinned && back && (
        <MenuItem
          icon={
            <Mirrored>
              <ChevronLeftRegular />
            </Mirrored>
          }
          onClick={back}
        >
          {messages.earlier}
        </MenuItem>
      )}
      {!isPinned && on && (
        <MenuItem
          icon={
            <Mirrored>
              <ChevronRightRegular />
            </Mirrored>
          }
          onClick={on}
        >
          {messages.later}
        </MenuItem>
      )}
      <MenuItem icon={<ZoomInRegular />} persistOnClick onClick={() => onView(sized(id, widthPx + stepPx))}>
        {messages.wider}
      </MenuItem>
      <MenuItem icon={<ZoomOutRegular />} persistOnClick onClick={() => onView(sized(id, widthPx - stepPx))}>
        {messages.narrower}
      </MenuItem>
      <MenuItem icon={<EyeOffRegular />} onClick={() => onView(showing(id, false))}>
        {messages.hide}
      </MenuItem>
    </OpenMenu>
  );
}
