import { join } from 'node:path';
import { build } from 'vite';

/**
 * Configures Zod before its first line runs. By default Zod compiles its validators with `Function`, which the content
 * security policy forbids.
 */
const withoutEval = 'globalThis.__zod_globalConfig ??= { jitless: true };';
const output = { banner: withoutEval };

/**
 * Builds a tool's page like the product: without inline scripts or styles, and without `data:` URLs.
 * @param name name of the output folder in `.cache/pages`
 * @param root folder with the page's `index.html`
 * @returns the folder with the built page
 */
export async function buildPage(name: string, root: string): Promise<string> {
  const outDir = join(import.meta.dirname, '../../.cache/pages', name);
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    worker: { format: 'es', rolldownOptions: { output } },
    build: {
      outDir,
      emptyOutDir: true,
      target: 'es2022',
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      reportCompressedSize: false,
      chunkSizeWarningLimit: 5_000,
      rolldownOptions: { output },
    },
  });
  return outDir;
}
