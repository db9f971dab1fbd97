import { useMediaQuery } from './useMediaQuery.ts';

export type ScreenFormat = 'desktop' | 'tablet' | 'mobile';

/** Returns the screen format: desktop over 900 px, tablet over 640 px, otherwise mobile. */
export function useScreenFormat(): ScreenFormat {
  const desktop = useMediaQuery('(min-width: 901px)');
  const tablet = useMediaQuery('(min-width: 641px)');
  if (desktop) return 'desktop';
  return tablet ? 'tablet' : 'mobile';
}
