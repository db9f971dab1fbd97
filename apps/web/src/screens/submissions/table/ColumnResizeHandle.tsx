import { type PointerEvent, useRef } from 'react';
import { resizeColumn, type ViewChange } from '../submissions-table/view-changes.ts';
import { useTableStyles } from './table.styles.ts';

/**
 * Resize handle at the end of a column. A double click restores the default width. Keyboard users resize with the
 * column's menu.
 */
export function ColumnResizeHandle(props: {
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
