import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

const require = createRequire(import.meta.url);

/** Names of the fonts at `/fonts/NotoSans{name}-Regular.ttf`, each with the package that has it. */
const packages = ['Arabic', 'Hebrew', 'Thai', 'Devanagari', 'SC', 'TC', 'JP', 'KR'] as const;

const read = (name: string) =>
  readFileSync(
    require.resolve(`@expo-google-fonts/noto-sans-${name.toLowerCase()}/400Regular/NotoSans${name}_400Regular.ttf`),
  );

/**
 * Fonts of the scripts that only some PDFs have, beside the app: fetched when a document has letters of one, never ahead. Those of
 * Chinese, Japanese and Korean have up to 10 MB.
 */
export function scriptFonts(): Plugin {
  return {
    name: 'script-fonts',
    generateBundle() {
      for (const name of packages) {
        this.emitFile({ type: 'asset', fileName: `fonts/NotoSans${name}-Regular.ttf`, source: read(name) });
      }
    },
    configureServer(server) {
      server.middlewares.use('/fonts/', (request, response, next) => {
        const name = packages.find((one) => request.url === `/NotoSans${one}-Regular.ttf`);
        if (!name) return next();
        response.setHeader('content-type', 'font/ttf').end(read(name));
      });
    },
  };
}
