import type { FieldRow } from '@tideform/engine';
import { useMessages } from '@tideform/i18n/react';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { focusFirstControl } from '../../kit/rows/focus-first-control.ts';
import { getRowPermissions } from '../../kit/rows/row-permissions.ts';
import { rowsMessages } from '../../kit/rows/rows.messages.ts';
import type { ViewProps } from '../../kit/view-props.ts';
import { datagridMessages } from '../datagrid.messages.ts';
import type { DatagridProps, DatagridValue } from '../datagrid.ts';
import { countGroupRows, getFixedRows, rowGroups } from '../grid-rows.ts';
import { getMenuButtonId } from './RowButtons.tsx';

/** Functions that change the rows of a grid, and the changes that are allowed. */
export interface GridRowActions {
  readonly may: {
    readonly add: boolean;
    readonly remove: boolean;
    readonly addAndRemove: boolean;
    readonly move: boolean;
  };
  /** Text about the last change that is announced to screen readers. */
  readonly announcement: string;
  add(index?: number): void;
  remove(index: number): void;
  move(from: number, to: number): void;
}

export const getAddButtonId = (gridId: string) => `${gridId}-add`;

const noRows: readonly FieldRow[] = [];

/** Returns functions that add, delete and move rows, announce each change, and set the focus. */
export function useGridRowActions(view: ViewProps<DatagridProps, DatagridValue, ReactNode>): GridRowActions {
  const messages = useMessages(rowsMessages);
  const gridMessages = useMessages(datagridMessages);
  const { id, state, rows: edit } = view;
  const rows = state.rows ?? noRows;
  const [announcement, setAnnouncement] = useState('');
  const afterRender = useRef<(rows: readonly FieldRow[]) => void>(undefined);

  useLayoutEffect(() => {
    afterRender.current?.(rows);
    afterRender.current = undefined;
  }, [rows]);

  return {
    may: getPermissions(view),
    announcement,
    add(index = rows.length) {
      afterRender.current = (now) => focusFirstControl(`${id}.${now[index]?.id}`);
      edit?.add(index);
      setAnnouncement(messages.added({ number: index + 1 }));
    },
    remove(index) {
      afterRender.current = (now) => {
        const next = now[Math.min(index, now.length - 1)];
        document.getElementById(next ? getMenuButtonId(id, next.id) : getAddButtonId(id))?.focus();
      };
      edit?.remove(rows[index]!.id);
      setAnnouncement(messages.removed({ number: index + 1, left: rows.length - 1 }));
    },
    move(from, to) {
      const row = rows[from];
      if (!row || to < 0 || to >= rows.length) return;
      const { id: control = getMenuButtonId(id, row.id) } = document.activeElement ?? {};
      afterRender.current = () =>
        (document.getElementById(control) ?? document.getElementById(getMenuButtonId(id, row.id)))?.focus();
      edit?.move(row.id, to);
      setAnnouncement(gridMessages.moved({ number: to + 1, count: rows.length }));
    },
  };
}

/** Returns which changes are allowed. Fixed rows can't be changed, and rows of groups can't be deleted. */
function getPermissions(view: ViewProps<DatagridProps, DatagridValue, ReactNode>): GridRowActions['may'] {
  const { props, state } = view;
  const { isOff, ...may } = getRowPermissions(view);
  const count = state.rows?.length ?? 0;
  if (getFixedRows(props)) return { add: false, remove: false, addAndRemove: false, move: false };
  return {
    ...may,
    add: may.add && state.isClosed !== true,
    remove: may.remove && count > countGroupRows(rowGroups(props)),
    move: !isOff && props.reorder && count > 1,
  };
}
