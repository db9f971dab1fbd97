import { getPage } from '@tideform/contract/pages';
import type { Plugin } from 'vite';

/**
 * Makes the development server serve the public page at the same paths as the real server. By default, Vite serves
 * `index.html` at every path.
 */
export function devServerPages(): Plugin {
  return {
    name: 'pages-by-path',
    apply: 'serve',
    configureServer({ middlewares }) {
      middlewares.use((request, _reply, next) => {
        const page = getPage(request.url?.split('?', 1)[0] ?? '');
        if (page !== 'index.html') request.url = `/${page}`;
        next();
      });
    },
  };
}
