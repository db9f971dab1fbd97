import { useLayoutEffect, useState } from 'react';

/**
 * Subscribes rendered fields to their session before anything else happens.
 *
 * NOTE: React subscribes after painting, when there is time. On a busy device a keystroke may come before that: React
 * would restore the old value, and the next keystroke would overwrite the one that was never shown. A state change
 * during the layout effect makes React subscribe at once.
 */
export function useImmediateSubscriptions(): void {
  const [, setRendered] = useState(false);
  useLayoutEffect(() => setRendered(true), []);
}
