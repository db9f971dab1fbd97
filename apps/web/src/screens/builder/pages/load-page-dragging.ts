import { deferUntilLoaded } from '../defer-until-loaded.ts';

/**
 * Runs a callback with the module for dragging tabs as soon as it has loaded. If the module can't be loaded, pages can
 * still be moved by keyboard and in the page menu.
 */
export const whenTabDraggingLoaded = deferUntilLoaded(() => import('./page-dragging.ts'));
