import type { Plugin } from 'vite';
import { fileOf, laterOf, messageFilesOf, names, withImports } from './bundle-parts.ts';

const modules = { app: '/src/SignedIn.tsx', list: '/src/screens/forms/FormsScreen.tsx' };

/**
 * Writes into the page what `ahead.js` fetches: the code of the app, and of the list of forms that most people come to, each
 * with its words by language.
 */
export function codeAhead(): Plugin {
  return {
    name: 'code-ahead',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle, chunk }) {
        if (!bundle || !html.includes('/ahead.js')) return html;
        const here = withImports(bundle, chunk?.fileName);
        const app = withImports(bundle, fileOf(bundle, modules.app)).difference(here);
        const list = withImports(bundle, fileOf(bundle, modules.list)).difference(here.union(app));
        const lists = {
          app: names(app),
          list: names(list),
          ...withPrefix('app-messages', messageFilesOf(bundle, laterOf(bundle, here.union(app)))),
          ...withPrefix(
            'list-messages',
            messageFilesOf(bundle, laterOf(bundle, list).difference(laterOf(bundle, here.union(app)))),
          ),
        };
        const written = Object.entries(lists).map(([name, files]) => ` data-${name}="${files}"`);
        return html.replace('src="/ahead.js"', (src) => src + written.join(''));
      },
    },
  };
}

const withPrefix = (prefix: string, lists: Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(lists).map(([name, files]) => [`${prefix}-${name}`, files]));
