import { useEffect, useState } from 'react';
import { runWhenIdle } from './run-when-idle.ts';

/**
 * Loads a component's code when the page is idle.
 * @returns whether the code is loaded; stays `false` if it can't be loaded
 */
export function useLoadedWhenIdle(component: {
  readonly isLoaded: () => boolean;
  readonly load: () => Promise<unknown>;
}): boolean {
  const [isLoaded, setLoaded] = useState(component.isLoaded);
  useEffect(() => {
    if (isLoaded) return;
    runWhenIdle(() => {
      component.load().then(
        () => setLoaded(true),
        () => undefined,
      );
    });
  }, [component, isLoaded]);
  return isLoaded;
}
