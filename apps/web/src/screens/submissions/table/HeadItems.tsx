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
import { Mirrored } from '../../../ui/icons/Mirrored.tsx';
import type { MenuAnchor } from '../../../ui/menu/menu-anchor.ts';
import { OpenMenu } from '../../../ui/menu/OpenMenu.tsx';
import type { ShownColumn, TableModel } from '../submissions-table/useTableModel.ts';
import {
  moveColumn,
  pinColumn,
  resizeColumn,
  showColumn as showing,
  sortBy,
  type ViewChange,
} from '../view-changes.ts';
import { headItemsMessages } from './head-items.messages.ts';

/** Change of the column width per click, in pixels. */
const stepPx = 40;

/** Menu of a column: sort, filter, pin, move, resize and hide. */
export function HeadItems(props: {
  readonly place: MenuAnchor;
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
  const { prepareSorting: rankAhead } = table;
  useEffect(() => {
    if (place.isOpen) rankAhead(column);
  }, [place.isOpen, rankAhead, column]);
  const isPinned = pinnedPx !== undefined;
  const at = table.shown.findIndex((one) => one.column.id === id);
  /** Moves the column past its visible neighbor. */
  const move = (by: -1 | 1) => {
    const neighbour = table.shown[at + by]?.column.id;
    return neighbour && (() => onView(moveColumn(table.order, id, table.order.indexOf(neighbour))));
  };
  const [moveBack, moveForward] = [move(-1), move(1)];
  return (
    <OpenMenu place={place}>
      {column.getSortKey && (
        <>
          <MenuItem icon={<ArrowUpRegular />} onClick={() => onView(sortBy(id, false))}>
            {messages.ascending}
          </MenuItem>
          <MenuItem icon={<ArrowDownRegular />} onClick={() => onView(sortBy(id, true))}>
            {messages.descending}
          </MenuItem>
        </>
      )}
      {view.sorting.some((sort) => sort.id === id) && (
        <MenuItem icon={<ArrowSortRegular />} onClick={() => onView(sortBy(id, undefined))}>
          {messages.unsorted}
        </MenuItem>
      )}
      {column.filter !== 'none' && (
        <MenuItem icon={<FilterRegular />} onClick={() => onFilter(id)}>
          {messages.filter}
        </MenuItem>
      )}
      <MenuDivider />
      <MenuItem icon={isPinned ? <PinOffRegular /> : <PinRegular />} onClick={() => onView(pinColumn(id, !isPinned))}>
        {isPinned ? messages.unpin : messages.pin}
      </MenuItem>
      {!isPinned && moveBack && (
        <MenuItem
          icon={
            <Mirrored>
              <ChevronLeftRegular />
            </Mirrored>
          }
          onClick={moveBack}
        >
          {messages.earlier}
        </MenuItem>
      )}
      {!isPinned && moveForward && (
        <MenuItem
          icon={
            <Mirrored>
              <ChevronRightRegular />
            </Mirrored>
          }
          onClick={moveForward}
        >
          {messages.later}
        </MenuItem>
      )}
      <MenuItem icon={<ZoomInRegular />} persistOnClick onClick={() => onView(resizeColumn(id, widthPx + stepPx))}>
        {messages.wider}
      </MenuItem>
      <MenuItem icon={<ZoomOutRegular />} persistOnClick onClick={() => onView(resizeColumn(id, widthPx - stepPx))}>
        {messages.narrower}
      </MenuItem>
      <MenuItem icon={<EyeOffRegular />} onClick={() => onView(showing(id, false))}>
        {messages.hide}
      </MenuItem>
    </OpenMenu>
  );
}
