import { useEffect, useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { createRenderSlices, type RenderSlices } from './create-render-slices.ts';

/**
 * Creates the slices of one form, and returns whether some fields aren't rendered yet. All fields are rendered before
 * printing.
 */
export function useRenderSlices(): readonly [slices: RenderSlices, isDrawing: boolean] {
  const [slices] = useState(createRenderSlices);
  const isRendering = useSyncExternalStore(slices.subscribeRendering, slices.isRendering);
  useEffect(() => {
    const renderAll = () => flushSync(slices.renderAll);
    window.addEventListener('beforeprint', renderAll);
    return () => window.removeEventListener('beforeprint', renderAll);
  }, [slices]);
  return [slices, isRendering];
}
