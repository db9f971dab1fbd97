import { useLayoutEffect, useState } from 'react';

/**
 * Lets what was just drawn listen to its session before anything else happens.
 *
 * NOTE: React subscribes after it has painted, when there is time. On a busy device a key may come before that: React would put back what the
 * field showed before, and the next key would write over the one that nobody saw. A change of state while something is drawn makes it
 * subscribe at once.
 */
export function useListeningAtOnce(): void {
  const [, setDrawn] = useState(false);
  useLayoutEffect(() => setDrawn(true), []);
}
