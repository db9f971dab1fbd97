import { pageOf } from '@tideform/contract/pages';
import type { Plugin } from 'vite';

/** In development: opens the public page at the paths where the server opens it. Vite itself opens `index.html` everywhere. */
export function pagesByPath(): Plugin {
  return {
    name: 'pages-by-path',
    apply: 'serve',
    configureServer({ middlewares }) {
      middlewares.use((request, _reply, next) => {
        const page = pageOf(request.url?.split('?', 1)[0] ?? '');
        if (page !== 'index.html') request.url = `/${page}`;
        next();
      });
    },
  };
}
