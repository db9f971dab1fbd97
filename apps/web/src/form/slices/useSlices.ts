import { useEffect, useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { createSlices, type Slices } from './create-slices.ts';

/**
 * Creates the slices of one form, and returns whether some fields aren't rendered yet. All fields are rendered before
 * printing.
 */
export function useSlices(): readonly [slices: Slices, isDrawing: boolean] {
  const [slices] = useState(createSlices);
  const isDrawing = useSyncExternalStore(slices.subscribeRendering, slices.isRendering);
  useEffect(() => {
    const drawAll = () => flushSync(slices.renderAll);
    window.addEventListener('beforeprint', drawAll);
    return () => window.removeEventListener('beforeprint', drawAll);
  }, [slices]);
  return [slices, isDrawing];
}
