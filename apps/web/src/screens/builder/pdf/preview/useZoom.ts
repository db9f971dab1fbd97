import { type RefObject, useEffect, useState } from 'react';

/** Zoom factors; 1 is the paper's actual size at 96 px per inch. */
const zoomSteps = [0.25, 0.5, 0.75, 1, 1.25, 1.5, 2, 3] as const;
const paddingPx = 48;

export interface Zoom {
  readonly factor: number;
  readonly canZoomIn: boolean;
  readonly canZoomOut: boolean;
  readonly zoomIn: () => void;
  readonly zoomOut: () => void;
}

/** Zoom of the pages: fit to width, at most actual size, until the user zooms. */
export function useZoom(scrollArea: RefObject<HTMLElement | null>, pageWidth: number | undefined): Zoom {
  const [chosenFactor, setChosenFactor] = useState<number>();
  const [availablePx, setAvailablePx] = useState(800);
  useEffect(() => {
    if (!scrollArea.current) return;
    const observer = new ResizeObserver(([entry]) => entry && setAvailablePx(entry.contentRect.width + paddingPx));
    observer.observe(scrollArea.current);
    return () => observer.disconnect();
  }, [scrollArea]);
  const widthPx = ((pageWidth ?? 595) / 72) * 96;
  const fitFactor = Math.max(0.25, Math.min(1, (availablePx - paddingPx) / widthPx));
  const factor = chosenFactor ?? Math.floor(fitFactor * 100) / 100;
  const larger = zoomSteps.find((step) => step > factor + 0.005);
  const smaller = zoomSteps.findLast((step) => step < factor - 0.005);
  return {
    factor,
    canZoomIn: larger !== undefined,
    canZoomOut: smaller !== undefined,
    zoomIn: () => setChosenFactor(larger ?? factor),
    zoomOut: () => setChosenFactor(smaller ?? factor),
  };
}
