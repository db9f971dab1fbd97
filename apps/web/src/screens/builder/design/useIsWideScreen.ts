import { useMediaQuery } from '../../../ui/useMediaQuery.ts';

/** Returns whether the settings fit beside the canvas (window width of at least 1101 px). */
export const useIsWideScreen = (): boolean => useMediaQuery('(min-width: 1101px)');
