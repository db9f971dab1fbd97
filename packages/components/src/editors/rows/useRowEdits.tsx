import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { withMoved } from './row-list.ts';
import type { RowEntry } from './rows.messages.ts';
import { useRowMessages } from './useRowMessages.tsx';

export interface RowEdits<Row> {
  /** The rows as they are now, edits of this very moment included. */
  rows(): readonly Row[];
  replace(rows: readonly Row[]): void;
  put(index: number, row: Row): void;
  remove(index: number): void;
  /** Moves a row and takes the focus along, to the same column. */
  move(from: number, to: number, column: string | undefined): void;
  /** Focuses the control with `data-column` in the element with `data-row`, at once or when the row is drawn. */
  focus(index: number, column: string): void;
  /** Tells people who cannot see what became of the rows. */
  say(words: string): void;
}

interface RowList<Row> {
  readonly rows: readonly Row[];
  readonly entry: RowEntry;
  /** Where the focus goes in a row whose neighbour was removed. */
  readonly firstColumn: string;
  readonly onChange: (rows: readonly Row[]) => void;
}

/** What is to be focused once it is drawn, and the row that it is in. */
interface Pending {
  readonly selector: string;
  readonly index: number | undefined;
}

/** Edits of a list of rows. The object stays the same while the editor lives, so that rows can be memoized. */
export function useRowEdits<Row>(list: RowList<Row>): {
  readonly edits: RowEdits<Row>;
  readonly room: RefObject<HTMLDivElement | null>;
  /** What to say to people who cannot see that a row moved. */
  readonly said: string;
  /** Draws a row that is not in view; there where not all of them are drawn. */
  readonly reveal: RefObject<((index: number) => void) | undefined>;
  /** Focuses what waits to be drawn. To be called when more is. */
  readonly settle: () => void;
} {
  const words = useRowMessages(list.entry);
  const latest = useRef({ ...list, words });
  latest.current = { ...list, words };
  const room = useRef<HTMLDivElement>(null);
  const pending = useRef<Pending>(undefined);
  const reveal = useRef<(index: number) => void>(undefined);
  const [said, say] = useState('');
  const settle = useCallback(() => {
    if (!pending.current) return;
    const { selector, index } = pending.current;
    const control = room.current?.querySelector<HTMLElement>(selector);
    if (control || index === undefined || !reveal.current) pending.current = undefined;
    else reveal.current(index);
    control?.focus();
  }, []);
  useEffect(settle);
  const edits = useMemo<RowEdits<Row>>(() => {
    const replace = (rows: readonly Row[]) => {
      latest.current = { ...latest.current, rows };
      latest.current.onChange(rows);
    };
    const focusOn = (selector: string, index?: number) => {
      const control = room.current?.querySelector<HTMLElement>(selector);
      pending.current = control ? undefined : { selector, index };
      if (control) control.focus();
      else if (index !== undefined) reveal.current?.(index);
    };
    const focus = (index: number, column: string) => {
      const inRow = `[data-row="${index}"] [data-column="${column}"]`;
      focusOn(`:scope > ${inRow}, :scope > [data-rows] > * > * > ${inRow}`, index);
    };
    return {
      rows: () => latest.current.rows,
      replace,
      focus,
      say,
      put: (index, row) => replace(latest.current.rows.with(index, row)),
      remove(index) {
        const { rows, words, firstColumn } = latest.current;
        if (rows.length === 1) focusOn(':scope > * > [data-add]');
        else focus(Math.min(index, rows.length - 2), firstColumn);
        say(words.removed(index + 1));
        replace(rows.toSpliced(index, 1));
      },
      move(from, to, column) {
        const { rows, words } = latest.current;
        const moved = withMoved(rows, from, to);
        if (moved === rows) return;
        if (column) focus(to, column);
        say(words.moved(to + 1, rows.length));
        replace(moved);
      },
    };
  }, []);
  return { edits, room, said, reveal, settle };
}
