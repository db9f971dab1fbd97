import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { moveEntry } from './row-list.ts';
import type { RowEntry } from './rows.messages.ts';
import { useRowMessages } from './useRowMessages.tsx';

export interface RowListActions<Row> {
  /** Returns the current rows, including changes that aren't rendered yet. */
  rows(): readonly Row[];
  replace(rows: readonly Row[]): void;
  put(index: number, row: Row): void;
  remove(index: number): void;
  /** Moves a row and focuses the control in the same column of the moved row. */
  move(from: number, to: number, column: string | undefined): void;
  /**
   * Focuses the control with `data-column` in the element with `data-row`, immediately or as soon as the row is
   * rendered.
   */
  focus(index: number, column: string): void;
  /** Announces a change to screen readers. */
  announce(words: string): void;
}

interface RowListActionsOptions<Row> {
  readonly rows: readonly Row[];
  readonly entry: RowEntry;
  /** `data-column` of the control to focus in the neighbor of a deleted row. */
  readonly firstColumn: string;
  readonly onChange: (rows: readonly Row[]) => void;
}

/** Control to focus as soon as it is rendered, and the index of its row. */
interface PendingFocus {
  readonly selector: string;
  readonly index: number | undefined;
}

/**
 * Returns editing functions for a list of rows. The `edits` object doesn't change while the editor is mounted, so that
 * rows can be memoized.
 */
export function useRowListActions<Row>(list: RowListActionsOptions<Row>): {
  readonly edits: RowListActions<Row>;
  readonly containerRef: RefObject<HTMLDivElement | null>;
  /** Text to announce to screen readers. */
  readonly announcement: string;
  /** Renders a row outside the visible range; set only for virtualized lists. */
  readonly reveal: RefObject<((index: number) => void) | undefined>;
  /** Focuses the pending control. Must be called after more rows were rendered. */
  readonly focusPending: () => void;
} {
  const words = useRowMessages(list.entry);
  const latest = useRef({ ...list, words });
  latest.current = { ...list, words };
  const container = useRef<HTMLDivElement>(null);
  const pending = useRef<PendingFocus>(undefined);
  const reveal = useRef<(index: number) => void>(undefined);
  const [announcement, setAnnouncement] = useState('');
  const settle = useCallback(() => {
    if (!pending.current) return;
    const { selector, index } = pending.current;
    const control = container.current?.querySelector<HTMLElement>(selector);
    if (control || index === undefined || !reveal.current) pending.current = undefined;
    else reveal.current(index);
    control?.focus();
  }, []);
  useEffect(settle);
  const edits = useMemo<RowListActions<Row>>(() => {
    const replace = (rows: readonly Row[]) => {
      latest.current = { ...latest.current, rows };
      latest.current.onChange(rows);
    };
    const focusOn = (selector: string, index?: number) => {
      const control = container.current?.querySelector<HTMLElement>(selector);
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
      announce: setAnnouncement,
      put: (index, row) => replace(latest.current.rows.with(index, row)),
      remove(index) {
        const { rows, words, firstColumn } = latest.current;
        if (rows.length === 1) focusOn(':scope > * > [data-add]');
        else focus(Math.min(index, rows.length - 2), firstColumn);
        setAnnouncement(words.removed(index + 1));
        replace(rows.toSpliced(index, 1));
      },
      move(from, to, column) {
        const { rows, words } = latest.current;
        const moved = moveEntry(rows, from, to);
        if (moved === rows) return;
        if (column) focus(to, column);
        setAnnouncement(words.moved(to + 1, rows.length));
        replace(moved);
      },
    };
  }, []);
  return { edits, containerRef: container, announcement, reveal, focusPending: settle };
}
