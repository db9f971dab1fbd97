import { beginWhenLoaded } from '../../begin-when-loaded.ts';

/** Begins something with what drags and drops, as soon as that is loaded; without it, keys and menus do the same. */
export const withDragging = beginWhenLoaded(() => import('./dragging.ts'));
