import { deferUntilLoaded } from '../defer-until-loaded.ts';

/**
 * Runs a callback with the module for dragging tabs as soon as it has loaded. If it can't be loaded, keys and the page
 * menu still move pages.
 */
export const whenTabDraggingLoaded = deferUntilLoaded(() => import('./page-dragging.ts'));
