import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

const require = createRequire(import.meta.url);

/** Maps the fonts at `/fonts/{family}-Regular.ttf` to their packages. */
const packages: Readonly<Record<string, string>> = {
  ...{ NotoSansArabic: 'noto-sans-arabic', NotoSansHebrew: 'noto-sans-hebrew', NotoSansThai: 'noto-sans-thai' },
  ...{ NotoSansDevanagari: 'noto-sans-devanagari', NotoSansSC: 'noto-sans-sc', NotoSansTC: 'noto-sans-tc' },
  ...{
    NotoSansJP: 'noto-sans-jp',
    NotoSansKR: 'noto-sans-kr',
    NotoEmoji: 'noto-emoji',
    NotoSansMath: 'noto-sans-math',
  },
  ...{ NotoSansSymbols: 'noto-sans-symbols', NotoSansSymbols2: 'noto-sans-symbols-2' },
};

const read = (family: string) =>
  readFileSync(require.resolve(`@expo-google-fonts/${packages[family]}/400Regular/${family}_400Regular.ttf`));

/**
 * Adds fonts for scripts and symbols that only some PDFs need. A font is loaded only if a document contains its
 * characters: the Chinese, Japanese and Korean fonts have up to 10 MB.
 */
export function scriptFonts(): Plugin {
  return {
    name: 'script-fonts',
    generateBundle() {
      for (const family of Object.keys(packages)) {
        this.emitFile({ type: 'asset', fileName: `fonts/${family}-Regular.ttf`, source: read(family) });
      }
    },
    configureServer(server) {
      server.middlewares.use('/fonts/', (request, response, next) => {
        const family = Object.keys(packages).find((one) => request.url === `/${one}-Regular.ttf`);
        if (!family) return next();
        response.setHeader('content-type', 'font/ttf').end(read(family));
      });
    },
  };
}
