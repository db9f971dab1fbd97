import { defaultRangeExtractor, measureElement, observeElementRect, useVirtualizer } from '@tanstack/react-virtual';
import { type FocusEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import type { useRowEdits } from './useRowEdits.tsx';
import { useRowStyles } from './useRowStyles.tsx';

/** Longer lists scroll by themselves, and what follows them stays in reach. */
const MOST_DRAWN = 100;
/** As high as a row is, until it is measured, and the list. */
const ROW = 40;
const HEIGHT = 480;

interface RowsInViewProps {
  readonly count: number;
  readonly list: Pick<ReturnType<typeof useRowEdits>, 'reveal' | 'settle'>;
  /** Draws a row: an element with `data-row`. */
  readonly row: (index: number) => ReactNode;
}

/** The rows of a list: of a long one those in view, and the one that has the focus. */
export function RowsInView({ count, list, row }: RowsInViewProps) {
  if (count > MOST_DRAWN) return <ManyRows count={count} list={list} row={row} />;
  return Array.from({ length: count }, (_, index) => row(index));
}

function ManyRows({ count, list, row }: RowsInViewProps) {
  const { reveal, settle } = list;
  const styles = useRowStyles();
  const scroller = useRef<HTMLDivElement>(null);
  const [held, hold] = useState<number>();
  const rows = useVirtualizer({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW,
    overscan: 8,
    rangeExtractor: (range) => {
      const inView = defaultRangeExtractor(range);
      const isBeyond = held !== undefined && held < count && !inView.includes(held);
      return isBeyond ? [...inView, held].sort((one, other) => one - other) : inView;
    },
    // What is not laid out yet has no height.
    observeElementRect: (seen, tell) =>
      observeElementRect(seen, ({ width, height }) => tell({ width, height: height || HEIGHT })),
    measureElement: (...measured) => measureElement(...measured) || ROW,
  });
  useEffect(() => {
    reveal.current = hold;
    return () => {
      reveal.current = undefined;
    };
  }, [reveal]);
  useEffect(settle);
  const holdFocused = ({ target }: FocusEvent) => {
    const focused = target.closest<HTMLElement>('[data-row]');
    if (focused) hold(Number(focused.dataset.row));
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it sees which of its controls has the focus
    <div ref={scroller} data-rows className={styles.scroll} onFocus={holdFocused}>
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
