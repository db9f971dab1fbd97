import type { Plugin } from 'vite';
import type { PrecachedFile } from './service-worker.ts';

/** Files that weigh more are kept when they are used: few forms need them. */
const mostBytes = 100_000;

/**
 * What the service worker of a build keeps: of all files in the folder those that this build has written, and those of `others`. Heavy ones
 * only where the page begins with them, or `always` says so.
 */
export function keepOwnFiles(entry: string, others: readonly string[], always: RegExp) {
  const own = new Set<string>(others);
  const first = new Set<string>();
  const plugin: Plugin = {
    name: 'keep-own-files',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const name of Object.keys(bundle)) own.add(name);
        const begin = (name: string) => {
          const chunk = bundle[name];
          if (chunk?.type !== 'chunk' || first.has(name)) return;
          first.add(name);
          for (const one of chunk.imports) begin(one);
        };
        for (const [name, file] of Object.entries(bundle))
          if (file.type === 'chunk' && (file.isEntry || file.facadeModuleId?.endsWith(entry))) begin(name);
      },
    },
  };
  const isIncluded = ({ url, bytes }: PrecachedFile) =>
    own.has(url) && (bytes <= mostBytes || first.has(url) || always.test(url));
  return { plugin, isIncluded };
}
