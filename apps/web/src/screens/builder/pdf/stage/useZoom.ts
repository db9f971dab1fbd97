import { type RefObject, useEffect, useState } from 'react';

/** 1 is paper's own size: 96 px an inch. */
const steps = [0.25, 0.5, 0.75, 1, 1.25, 1.5, 2, 3] as const;
const paddingPx = 48;

export interface Zoom {
  readonly share: number;
  readonly canZoomIn: boolean;
  readonly canZoomOut: boolean;
  readonly zoomIn: () => void;
  readonly zoomOut: () => void;
}

/** How large pages are drawn: as wide as there is room, at most in their own size, until somebody zooms. */
export function useZoom(place: RefObject<HTMLElement | null>, pageWidth: number | undefined): Zoom {
  const [chosen, setChosen] = useState<number>();
  const [roomPx, setRoomPx] = useState(800);
  useEffect(() => {
    if (!place.current) return;
    const watch = new ResizeObserver(([entry]) => entry && setRoomPx(entry.contentRect.width + paddingPx));
    watch.observe(place.current);
    return () => watch.disconnect();
  }, [place]);
  const widthPx = ((pageWidth ?? 595) / 72) * 96;
  const fitting = Math.max(0.25, Math.min(1, (roomPx - paddingPx) / widthPx));
  const share = chosen ?? Math.floor(fitting * 100) / 100;
  const larger = steps.find((step) => step > share + 0.005);
  const smaller = steps.findLast((step) => step < share - 0.005);
  return {
    share,
    canZoomIn: larger !== undefined,
    canZoomOut: smaller !== undefined,
    zoomIn: () => setChosen(larger ?? share),
    zoomOut: () => setChosen(smaller ?? share),
  };
}
