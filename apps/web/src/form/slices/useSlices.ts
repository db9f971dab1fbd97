import { useEffect, useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { createSlices, type Slices } from './create-slices.ts';

/** The slices of one form, and whether some are not drawn yet. Paper waits for none of them. */
export function useSlices(): readonly [slices: Slices, isDrawing: boolean] {
  const [slices] = useState(createSlices);
  const isDrawing = useSyncExternalStore(slices.watch, slices.isDrawing);
  useEffect(() => {
    const drawAll = () => flushSync(slices.drawAll);
    window.addEventListener('beforeprint', drawAll);
    return () => window.removeEventListener('beforeprint', drawAll);
  }, [slices]);
  return [slices, isDrawing];
}
