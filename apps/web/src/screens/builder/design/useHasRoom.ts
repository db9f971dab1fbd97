import { useMedia } from '../../../ui/useMedia.ts';

/** Whether the settings fit beside the canvas. */
export const useHasRoom = (): boolean => useMedia('(min-width: 1101px)');
