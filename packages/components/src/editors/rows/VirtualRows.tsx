import { defaultRangeExtractor, measureElement, observeElementRect, useVirtualizer } from '@tanstack/react-virtual';
import { type FocusEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import type { useRowListActions } from './useRowListActions.tsx';
import { useRowStyles } from './useRowStyles.tsx';

/**
 * Maximum number of rows without virtual scrolling. Longer lists scroll in their own container, so that content below
 * the list stays reachable.
 */
const MAX_PLAIN_ROWS = 100;
/** Estimated heights of a row and of the whole list in pixels, used until the elements are measured. */
const ROW_HEIGHT_PX = 40;
const LIST_HEIGHT_PX = 480;

interface VirtualRowsProps {
  readonly count: number;
  readonly list: Pick<ReturnType<typeof useRowListActions>, 'reveal' | 'focusPending'>;
  /** Renders a row as an element with `data-row`. */
  readonly row: (index: number) => ReactNode;
}

/** Renders a list's rows. In a long list, only the visible rows and the focused row are rendered. */
export function VirtualRows({ count, list, row }: VirtualRowsProps) {
  if (count > MAX_PLAIN_ROWS) return <ScrollingRows count={count} list={list} row={row} />;
  return Array.from({ length: count }, (_, index) => row(index));
}

function ScrollingRows({ count, list, row }: VirtualRowsProps) {
  const { reveal, focusPending } = list;
  const styles = useRowStyles();
  const scroller = useRef<HTMLDivElement>(null);
  const [focusedRow, setFocusedRow] = useState<number>();
  const rows = useVirtualizer({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_HEIGHT_PX,
    overscan: 8,
    rangeExtractor: (range) => {
      const inView = defaultRangeExtractor(range);
      const isBeyond = focusedRow !== undefined && focusedRow < count && !inView.includes(focusedRow);
      return isBeyond ? [...inView, focusedRow].sort((one, other) => one - other) : inView;
    },
    // Uses the estimated height for elements without layout, whose measured height is 0.
    observeElementRect: (scrollElement, report) =>
      observeElementRect(scrollElement, ({ width, height }) => report({ width, height: height || LIST_HEIGHT_PX })),
    measureElement: (...measured) => measureElement(...measured) || ROW_HEIGHT_PX,
  });
  useEffect(() => {
    reveal.current = setFocusedRow;
    return () => {
      reveal.current = undefined;
    };
  }, [reveal]);
  useEffect(focusPending);
  const trackFocusedRow = ({ target }: FocusEvent) => {
    const focused = target.closest<HTMLElement>('[data-row]');
    if (focused) setFocusedRow(Number(focused.dataset.row));
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it sees which of its controls has the focus
    <div ref={scroller} data-rows className={styles.scroll} onFocus={trackFocusedRow}>
      <div className={styles.all} style={{ height: rows.getTotalSize() }}>
        {rows.getVirtualItems().map(({ index, key, start }) => (
          <div
            key={key}
            ref={rows.measureElement}
            data-index={index}
            className={styles.placed}
            style={{ transform: `translateY(${start}px)` }}
          >
            {row(index)}
          </div>
        ))}
      </div>
    </div>
  );
}
