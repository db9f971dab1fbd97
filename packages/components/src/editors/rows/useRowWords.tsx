import { useWords } from '@tideform/words/react';
import { type RowEntry, rowsWords } from './rows.words.ts';

/** What is said of rows. Positions are counted from 1. */
export function useRowWords(kind: RowEntry) {
  const words = useWords(rowsWords);
  const entry = words.entries[kind];
  return {
    none: words.none[kind],
    add: words.add({ entry }),
    cell: (column: string, position: number) => words.cell({ column, entry, position }),
    moveUp: (position: number) => words.moveUp({ entry, position }),
    moveDown: (position: number) => words.moveDown({ entry, position }),
    remove: (position: number) => words.remove({ entry, position }),
    moved: (position: number, count: number) => words.moved({ entry, position, count }),
    removed: (position: number) => words.removed({ entry, position }),
  };
}
