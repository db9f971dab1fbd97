import { useEffect, useState } from 'react';
import { runWhenIdle } from './run-when-idle.ts';

/** Loads a component's code when the page is idle. @returns whether it is loaded; it stays `false` where the code can't be fetched */
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
