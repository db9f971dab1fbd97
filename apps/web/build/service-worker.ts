import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { build, type Plugin } from 'vite';
import type { PrecacheEntry } from '../src/shell/update/precache.ts';

export interface PrecachedFile {
  /** Path relative to the output folder. */
  readonly url: string;
  readonly bytes: number;
}

interface ServiceWorkerOptions {
  /**
   * Path of the service worker's source file, `src/<name>.ts`. The service worker is written to `<name>.js` in the
   * output folder.
   */
  readonly source: string;
  /** Glob patterns of the files to precache. */
  readonly include: readonly string[];
  readonly exclude?: readonly string[];
  readonly isIncluded?: (file: PrecachedFile) => boolean;
}

/** Maximum size of precached files. Larger files are cached on first use. */
const maxBytes = 6_000_000;

/**
 * Builds a service worker after the page, and prepends the list of files to precache as `self.precacheEntries`. The
 * list is JSON on a line of its own, added after minification so that operators can edit it.
 */
export function serviceWorker({
  source,
  include,
  exclude = [],
  isIncluded = () => true,
}: ServiceWorkerOptions): Plugin {
  let root = '';
  let outDir = '';
  return {
    name: 'service-worker',
    apply: 'build',
    configResolved(config) {
      root = config.root;
      outDir = resolve(config.root, config.build.outDir);
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler(error) {
        if (error) return;
        const entries = listFiles(outDir, include, [...exclude, '**/*.map'])
          .filter((file) => file.bytes <= maxBytes && isIncluded(file))
          .map(({ url }) => precacheEntry(outDir, url));
        await build({
          configFile: false,
          root,
          publicDir: false,
          logLevel: 'error',
          build: {
            outDir,
            emptyOutDir: false,
            target: 'es2022',
            sourcemap: false,
            rolldownOptions: {
              input: join(root, source),
              output: {
                format: 'iife',
                entryFileNames: basename(source).replace(/\.ts$/, '.js'),
                postBanner: `self.precacheEntries=${JSON.stringify(entries)};`,
              },
            },
          },
        });
      },
    },
  };
}

function listFiles(folder: string, include: readonly string[], exclude: readonly string[]): readonly PrecachedFile[] {
  const files = globSync([...include], { cwd: folder, exclude: [...exclude], withFileTypes: true });
  return files
    .filter((file) => file.isFile())
    .map((file) => {
      const path = join(file.parentPath, file.name);
      return { url: path.slice(folder.length + 1).replaceAll('\\', '/'), bytes: readFileSync(path).length };
    })
    .sort((a, b) => (a.url < b.url ? -1 : 1));
}

/**
 * Creates an entry of the precache list. Files in `assets/` need no revision, because their names contain a hash of
 * their content.
 */
function precacheEntry(folder: string, url: string): PrecacheEntry {
  if (url.startsWith('assets/')) return { revision: null, url };
  return {
    revision: createHash('md5')
      .update(readFileSync(join(folder, url)))
      .digest('hex'),
    url,
  };
}
