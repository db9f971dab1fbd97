import { join } from 'node:path';
import { build } from 'vite';

/** zod compiles its checks with `Function` unless it is told before its own first line; the policy forbids that. */
const withoutEval = 'globalThis.__zod_globalConfig ??= { jitless: true };';
const output = { banner: withoutEval };

/**
 * Builds a page of a tool as the product is built: no inline script or style, nothing in `data:` addresses.
 * @param name of the folder under `.cache/pages` that it is built into
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
