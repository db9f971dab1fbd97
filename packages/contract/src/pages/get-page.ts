/** HTML pages of the web app. `public.html` requires no sign-in and contains no code of the app itself. */
export type PageFile = 'index.html' | 'public.html';

/**
 * Matches the complete paths of public pages only: other paths below them are unknown, and the app redirects them to
 * /teams.
 */
const publicPaths = /^\/(form\/[^/]+|tenant\/[^/]+|blocked|templates\/preview)\/?$/;

/**
 * Returns the page that opens at a path. Used by the server, the service worker and the development server.
 *
 * @param path path of a URL that a user opens, without its query
 */
export const getPage = (path: string): PageFile => (publicPaths.test(path) ? 'public.html' : 'index.html');
