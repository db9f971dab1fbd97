import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** Assigns dynamically imported modules to features, by patterns for their paths. The first matching pattern counts. */
export type Features = readonly (readonly [feature: string, path: RegExp])[];

/**
 * Matches `import('./X.tsx')` of the app's own modules, but no type imports, and no paths with queries or variables.
 */
const dynamicImport = /(?<!typeof\s)\bimport\(\s*(['"`])((?:\.|@tideform\/)[^'"`$?]+)\1\s*\)/g;
const root = join(import.meta.dirname, '../../..');
const appSources = ['apps/web/src', 'packages/*/src'].map((folder) => join(root, folder, '**/*.{ts,tsx}'));

const featureChunkPrefix = 'feature:';
const chunkPrefix = '_feature_';

/** Returns a chunk's name without the prefix that marks features. */
export const removeFeaturePrefix = (name: string): string => name.replace(chunkPrefix, '');

/**
 * Bundles each feature into one chunk: `import('./X.tsx')` becomes an import of a virtual module that re-exports all
 * modules of the feature. Otherwise each dynamic import, and any code that two of them share, would become a chunk of
 * its own.
 *
 * @param sources glob patterns of the files whose dynamic imports are replaced, as absolute paths
 */
export function featureChunks(features: Features, sources: readonly string[] = appSources): Plugin {
  /** Maps each feature to the paths of its modules. The virtual module exports them as `part0`, `part1` and so on. */
  const modules = new Map<string, readonly string[]>();
  const featureOf = (path: string) => features.find(([, pattern]) => pattern.test(path.replaceAll('\\', '/')))?.[0];
  return {
    name: 'feature-chunks',
    enforce: 'post',
    apply: 'build',
    // Collects the modules of all features before the build: a virtual module is loaded at its first import, before the
    // plugin has seen all other imports.
    async buildStart() {
      const found = new Map<string, Set<string>>();
      for (const importer of globSync(sources, { exclude: (path) => /\.test\.|[\\/]testing$/.test(path) })) {
        for (const [, , source] of readFileSync(importer, 'utf8').matchAll(dynamicImport)) {
          const path = (await this.resolve(source!, importer))?.id;
          const feature = path && featureOf(path);
          if (feature) found.set(feature, (found.get(feature) ?? new Set()).add(path));
        }
      }
      modules.clear();
      for (const [feature, paths] of found) modules.set(feature, [...paths].sort());
    },
    transform: {
      filter: { code: /\bimport\(/ },
      async handler(code, importer) {
        let written = '';
        let end = 0;
        for (const match of code.matchAll(dynamicImport)) {
          const path = (await this.resolve(match[2]!, importer))?.id;
          const feature = path && featureOf(path);
          const part = feature && modules.get(feature)?.indexOf(path);
          if (part === undefined || part === '' || part < 0) continue;
          written += `${code.slice(end, match.index)}import(${JSON.stringify(featureChunkPrefix + feature)}).then((feature) => feature.part${part})`;
          end = match.index + match[0].length;
        }
        // Returns no source map, because line numbers are unchanged.
        return end === 0 ? undefined : { code: written + code.slice(end), map: null };
      },
    },
    resolveId: { filter: { id: /^feature:/ }, handler: (id) => `\0${id}` },
    load: {
      filter: { id: /^\0feature:/ },
      handler: (id) =>
        modules
          .get(id.slice(featureChunkPrefix.length + 1))
          ?.map((path, part) => `export * as part${part} from ${JSON.stringify(path)};`)
          .join('\n'),
    },
  };
}
