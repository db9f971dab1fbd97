import type { Page } from '@tideform/contract/pages';

/** Origins that a page asks for beyond what every page may, by the directive that allows them. */
export type PageNeeds = Partial<
  Record<'connect-src' | 'font-src' | 'frame-src' | 'img-src' | 'script-src' | 'style-src', readonly string[]>
>;

/**
 * What each page of the app declares. One that needs a map, a captcha or another's frame says so in its line, and the others
 * stay as they are. `pageOf` says which page opens at which path.
 */
export const pageNeeds: Readonly<Record<Page, PageNeeds>> = {
  'index.html': {},
  'public.html': {},
};
