import { useLayoutEffect, useState } from 'react';

/**
 * Subscribes rendered fields to their session immediately.
 *
 * NOTE: React normally subscribes after painting, when it has time. On a busy device, a keystroke may come earlier:
 * React would restore the old value, and the next keystroke would overwrite the one that was never shown. A state
 * change during the layout effect makes React subscribe immediately.
 */
export function useImmediateSubscriptions(): void {
  const [, setRendered] = useState(false);
  useLayoutEffect(() => setRendered(true), []);
}
