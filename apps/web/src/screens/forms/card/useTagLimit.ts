import { type RefCallback, useCallback, useState } from 'react';
import { type ScreenFormat, useScreenFormat } from '../../../ui/browser/useScreenFormat.ts';
import { CARD_MIN_PX, GRID_GAP_PX } from '../forms.styles.ts';

const maxTags: Readonly<Record<ScreenFormat, number>> = { desktop: 5, tablet: 3, mobile: 2 };

/**
 * Returns how many tags a card shows: at most 5 on a desktop, 3 on a tablet, 2 on a phone, and only as many as fit its
 * width.
 */
export function useTagLimit(): { readonly grid: RefCallback<HTMLElement>; readonly tagLimit: number } {
  const [widthPx, setWidth] = useState<number>();
  const maxByFormat = maxTags[useScreenFormat()];
  const grid = useCallback((element: HTMLElement | null) => {
    // NOTE: jsdom lacks `ResizeObserver`.
    if (!element || typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(([entry]) => entry && setWidth(entry.contentRect.width));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { grid, tagLimit: widthPx === undefined ? maxByFormat : Math.min(maxByFormat, computeTagLimit(widthPx)) };
}

/** Returns how many tags fit on a card. @param gridPx width of the whole grid */
export function computeTagLimit(gridPx: number): number {
  const columns = Math.max(1, Math.floor((gridPx + GRID_GAP_PX) / (CARD_MIN_PX + GRID_GAP_PX)));
  const cardPx = (gridPx - (columns - 1) * GRID_GAP_PX) / columns;
  if (cardPx < 400) return 2;
  return cardPx < 520 ? 3 : 5;
}
