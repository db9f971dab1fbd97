import { beginWhenLoaded } from '../begin-when-loaded.ts';

/** Begins something with what drags tabs, as soon as that is loaded; without it, keys and the page's menu move pages. */
export const withPageDragging = beginWhenLoaded(() => import('./page-dragging.ts'));
