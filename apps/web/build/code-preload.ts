import type { Plugin } from 'vite';
import { collectImports, findDynamicImports, findFile, findMessageFiles, formatUrls } from './bundle-parts.ts';

const modules = { app: '/src/SignedIn.tsx', list: '/src/screens/forms/FormsScreen.tsx' };

/**
 * Lists the files that `ahead.js` preloads in attributes of its script element: the code of the app, and of the list of
 * forms that most users open first, each with its messages by language.
 */
export function codePreload(): Plugin {
  return {
    name: 'code-ahead',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle, chunk }) {
        if (!bundle || !html.includes('/ahead.js')) return html;
        const loadedFiles = collectImports(bundle, chunk?.fileName);
        const app = collectImports(bundle, findFile(bundle, modules.app)).difference(loadedFiles);
        const list = collectImports(bundle, findFile(bundle, modules.list)).difference(loadedFiles.union(app));
        const lists = {
          app: formatUrls(app),
          list: formatUrls(list),
          ...withPrefix('app-messages', findMessageFiles(bundle, findDynamicImports(bundle, loadedFiles.union(app)))),
          ...withPrefix(
            'list-messages',
            findMessageFiles(
              bundle,
              findDynamicImports(bundle, list).difference(findDynamicImports(bundle, loadedFiles.union(app))),
            ),
          ),
        };
        const attributes = Object.entries(lists).map(([name, files]) => ` data-${name}="${files}"`);
        return html.replace('src="/ahead.js"', (src) => src + attributes.join(''));
      },
    },
  };
}

const withPrefix = (prefix: string, lists: Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(lists).map(([name, files]) => [`${prefix}-${name}`, files]));
