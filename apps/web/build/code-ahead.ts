import type { Plugin, Rollup } from 'vite';

type Bundle = Rollup.OutputBundle;

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
          ...withPrefix('app-words', wordsOf(bundle, laterOf(bundle, here.union(app)))),
          ...withPrefix(
            'list-words',
            wordsOf(bundle, laterOf(bundle, list).difference(laterOf(bundle, here.union(app)))),
          ),
        };
        const written = Object.entries(lists).map(([name, files]) => ` data-${name}="${files}"`);
        return html.replace('src="/ahead.js"', (src) => src + written.join(''));
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

const names = (files: Iterable<string>): string => [...files].map((file) => `/${file}`).join(' ');

/** What this code loads later. */
function laterOf(bundle: Bundle, code: Iterable<string>): Set<string> {
  return new Set(
    [...code].flatMap((file) => {
      const chunk = bundle[file];
      return chunk?.type === 'chunk' ? chunk.dynamicImports : [];
    }),
  );
}

/** Those of these files that have words, by language. */
function wordsOf(bundle: Bundle, files: Iterable<string>): Readonly<Record<string, string>> {
  const byLanguage = Map.groupBy(files, (file) => {
    const chunk = bundle[file];
    return chunk?.type === 'chunk' ? /^words(?:-\w+)*-(\w+)$/.exec(chunk.name)?.[1] : undefined;
  });
  return Object.fromEntries(
    [...byLanguage].flatMap(([language, found]) => (language ? [[language, names(found)]] : [])),
  );
}

const withPrefix = (prefix: string, lists: Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(lists).map(([name, files]) => [`${prefix}-${name}`, files]));
