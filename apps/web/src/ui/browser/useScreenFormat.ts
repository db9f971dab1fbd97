import { useCallback, useSyncExternalStore } from 'react';

export type ScreenFormat = 'desktop' | 'tablet' | 'mobile';

/** Returns the screen format: desktop over 900 px, tablet over 640 px, otherwise mobile. */
export function useScreenFormat(): ScreenFormat {
  const desktop = useMediaQuery('(min-width: 901px)');
  const tablet = useMediaQuery('(min-width: 641px)');
  if (desktop) return 'desktop';
  return tablet ? 'tablet' : 'mobile';
}

/** Returns whether a media query matches, and rerenders when that changes. */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const media = window.matchMedia(query);
      media.addEventListener('change', listener);
      return () => media.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches);
}
