import type { Page } from '@tideform/contract/pages';

/** Additional origins that a page needs, by content security policy directive. */
export type PageOrigins = Partial<
  Record<'connect-src' | 'font-src' | 'frame-src' | 'img-src' | 'script-src' | 'style-src', readonly string[]>
>;

/**
 * Additional origins for each page of the app, such as for maps, captchas or frames. `pageOf` maps paths to pages.
 */
export const pageOrigins: Readonly<Record<Page, PageOrigins>> = {
  'index.html': {},
  'public.html': {},
};
