import { deferUntilLoaded } from '../../defer-until-loaded.ts';

/**
 * Runs a callback with the drag-and-drop module as soon as it has loaded. If it can't be loaded, keys and menus offer
 * the same actions.
 */
export const whenDraggingLoaded = deferUntilLoaded(() => import('./dragging.ts'));
