import type { Plugin } from 'vite';
import type { PrecachedFile } from './service-worker.ts';

/** Maximum size of precached files. Larger files are cached on first use, because few forms need them. */
const maxBytes = 100_000;

/**
 * Selects the files that a build's service worker precaches: files written by this build, and files in `others`. Large
 * files are included only if the page needs them to start, or if they match `always`.
 */
export function createPrecacheFilter(entry: string, others: readonly string[], always: RegExp) {
  const ownFiles = new Set<string>(others);
  const startFiles = new Set<string>();
  const plugin: Plugin = {
    name: 'keep-own-files',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const name of Object.keys(bundle)) ownFiles.add(name);
        const addStartFile = (name: string) => {
          const chunk = bundle[name];
          if (chunk?.type !== 'chunk' || startFiles.has(name)) return;
          startFiles.add(name);
          for (const one of chunk.imports) addStartFile(one);
        };
        for (const [name, file] of Object.entries(bundle))
          if (file.type === 'chunk' && (file.isEntry || file.facadeModuleId?.endsWith(entry))) addStartFile(name);
      },
    },
  };
  const isIncluded = ({ url, bytes }: PrecachedFile) =>
    ownFiles.has(url) && (bytes <= maxBytes || startFiles.has(url) || always.test(url));
  return { plugin, isIncluded };
}
