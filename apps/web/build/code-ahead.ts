import type { Plugin, Rollup } from 'vite';

type Bundle = Rollup.OutputBundle;

const modules = { app: '/src/SignedIn.tsx', list: '/src/screens/forms/FormsScreen.tsx' };

/** Writes into the page what `ahead.js` fetches: the code of the app, and of the list of forms that most people come to. */
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
        const names = (files: ReadonlySet<string>): string => [...files].map((file) => `/${file}`).join(' ');
        return html.replace('src="/ahead.js"', (src) => `${src} data-app="${names(app)}" data-list="${names(list)}"`);
      },
    },
  };
}

/** @throws when no chunk has this module */
function fileOf(bundle: Bundle, module: string): string {
  const found = Object.values(bundle).find(
    (file) => file.type === 'chunk' && file.moduleIds.some((id) => id.endsWith(module)),
  );
  if (!found) throw new Error(`The build has no ${module}.`);
  return found.fileName;
}

/** A chunk and all that it imports before it runs. */
function withImports(bundle: Bundle, fileName: string | undefined, found = new Set<string>()): Set<string> {
  const chunk = fileName === undefined ? undefined : bundle[fileName];
  if (chunk?.type !== 'chunk' || found.has(chunk.fileName)) return found;
  found.add(chunk.fileName);
  for (const name of chunk.imports) withImports(bundle, name, found);
  return found;
}
