import { type PointerEvent, useRef } from 'react';
import { sized, type ViewChange } from '../submissions-table/view-changes.ts';
import { useTableStyles } from './table.styles.ts';

/**
 * The end of a column, dragged to make it wider or narrower; a double click gives it its own width back. By the keyboard the
 * column's menu does it.
 */
export function ColumnEdge(props: {
  readonly id: string;
  readonly widthPx: number;
  readonly onView: (change: ViewChange) => void;
}) {
  const styles = useTableStyles();
  const { id, widthPx, onView } = props;
  const begin = useRef<{ readonly x: number; readonly widthPx: number; readonly on: number }>(undefined);
  const start = (event: PointerEvent<HTMLSpanElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    const on = getComputedStyle(event.currentTarget).direction === 'rtl' ? -1 : 1;
    begin.current = { x: event.clientX, widthPx, on };
  };
  const move = ({ clientX }: PointerEvent) => {
    const from = begin.current;
    if (from) onView(sized(id, from.widthPx + (clientX - from.x) * from.on));
  };
  const end = () => {
    begin.current = undefined;
  };
  return (
    <span
      className={styles.edge}
      aria-hidden="true"
      onPointerDown={start}
      onPointerMove={move}
      onPointerUp={end}
      onPointerCancel={end}
      onDoubleClick={() => onView(sized(id, undefined))}
    />
  );
}
