import { useMessages } from '@tideform/i18n/react';
import { type RowEntry, rowsMessages } from './rows.messages.ts';

/** Returns the messages about rows of one kind. Their position parameters start at 1. */
export function useRowMessages(kind: RowEntry) {
  const messages = useMessages(rowsMessages);
  const entry = messages.entries[kind];
  return {
    none: messages.none[kind],
    add: messages.add({ entry }),
    cell: (column: string, position: number) => messages.cell({ column, entry, position }),
    moveUp: (position: number) => messages.moveUp({ entry, position }),
    moveDown: (position: number) => messages.moveDown({ entry, position }),
    remove: (position: number) => messages.remove({ entry, position }),
    moved: (position: number, count: number) => messages.moved({ entry, position, count }),
    removed: (position: number) => messages.removed({ entry, position }),
  };
}
