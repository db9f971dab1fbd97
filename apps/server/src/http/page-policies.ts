import type { PageFile } from '@tideform/contract/pages';

/** Additional origins that a page needs, by content security policy directive. */
export type PageOrigins = Partial<
  Record<'connect-src' | 'font-src' | 'frame-src' | 'img-src' | 'script-src' | 'style-src', readonly string[]>
>;

/**
 * Maps each page of the app to the additional origins that it needs, such as for maps, captchas or frames. `filterPeoplePage`
 * returns the page for a path.
 */
export const pageOrigins: Readonly<Record<PageFile, PageOrigins>> = {
  'index.html': {},
  'public.html': {},
};
