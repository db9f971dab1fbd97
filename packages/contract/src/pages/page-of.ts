/** The pages that the web app is built into. `public.html` asks nobody to sign in, and brings nothing of the app's inside. */
export type Page = 'index.html' | 'public.html';

/** Whole addresses only: what lies beside them is an unknown path, which the app sends to /teams. */
const publicPaths = /^\/(form\/[^/]+|tenant\/[^/]+|blocked|templates\/preview)\/?$/;

/**
 * The page that opens at a path. The server, the service worker and the development server all ask here.
 *
 * @param path of an address that a person opens, without its query
 */
export const pageOf = (path: string): Page => (publicPaths.test(path) ? 'public.html' : 'index.html');
