import { deferUntilLoaded } from '../../defer-until-loaded.ts';

/**
 * Runs a callback with the drag-and-drop module as soon as it has loaded. If the module can't be loaded, the same
 * actions are still available by keyboard and menu.
 */
export const whenDraggingLoaded = deferUntilLoaded(() => import('./dragging.ts'));
