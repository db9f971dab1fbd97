import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { codeAhead } from './build/code-ahead.ts';
import { iconsApart } from './build/icons-apart.ts';
import { javascriptTypes } from './build/javascript-types.ts';
import { leanStyles } from './build/lean-styles.ts';
import { loadedLater } from './build/loaded-later.ts';
import { pagesByPath } from './build/pages-by-path.ts';
import { scriptFonts } from './build/script-fonts.ts';
import { wordsByLanguage } from './build/words-by-language.ts';
import { wordsGroup } from './build/words-chunk.ts';
import { iconCatalogue } from './icons/catalogue/icon-catalogue.ts';
import { keptLater } from './src/shell/update/precache.ts';

/**
 * zod compiles its checks with `Function`, which the content security policy forbids and reports. The switch must stand
 * before zod's own first line, whatever order the chunks are loaded in.
 */
const withoutEval = (chunk: { readonly moduleIds: readonly string[] }): string =>
  chunk.moduleIds.some((id) => id.includes('/zod/v4/core/core.'))
    ? 'globalThis.__zod_globalConfig ??= { jitless: true };'
    : '';

/** What a page of the app runs before it shows its first form. */
const runAtStart = ['index', 'page', 'app', 'FormsScreen'];

/**
 * V8 is told to compile the functions of these files while it reads them, on a thread of its own: left alone it does so one by one when
 * they are called, and the page waits.
 */
const compiledAhead = (chunk: { readonly name: string }): string =>
  runAtStart.includes(chunk.name) ? '//# allFunctionsCalledOnLoad' : '';

/**
 * What every page loads in one file, what everybody in the app loads in two more, and what only some screens have in files of
 * its own. Left alone it is seventy small files, each with its own imports and a dictionary that gzip starts anew.
 */
const chunkGroups = [
  wordsGroup,
  { name: 'scripts', test: /[\\/](open-browser-scripts\.ts|engine[\\/]src[\\/]scripts[\\/].*)$/, priority: 3 },
  {
    name: 'page',
    test: /[\\/](src[\\/](PublicApp\.tsx|shell[\\/](errors[\\/]start-failure|speech)).*|node_modules[\\/]react-dom[\\/].*)$/,
    priority: 3,
  },
  {
    name: 'start',
    tags: ['$initial' as const],
    test: /^(?!.*(run-script-probe|public-main|public\.html))/,
    priority: 2,
  },
  { name: 'app', test: /[\\/]src[\\/]SignedIn\.tsx$/, priority: 1 },
  // What menus and hints are drawn with comes after the screens, but for two icons that pages of forms have as well.
  { name: 'chevrons', test: /[\\/]react-icons[\\/].*[\\/]chevron-(left|right)\.js$/, priority: 1 },
  { name: 'floats', test: /[\\/]@fluentui[\\/]react-(menu|positioning|tooltip)[\\/]/, priority: 0 },
];

/**
 * All that a worker loads at its start lies behind its first file, which has one import and nothing else: what it loads later
 * then imports no first file of a worker, which ends Chromium's renderer now and then (tools/browser-kill/results.md).
 */
const workerGroups = [
  wordsGroup,
  // NOTE: the first file itself is left out, else the group would become it; so are PDF.js and what reads HEIC, which load
  // nothing later, and which not everybody keeps: `keptLater` goes by their names.
  {
    name: 'worker-start',
    tags: ['$initial' as const],
    test: /^(?!.*(pdfjs-dist|hei[cf]|@typescript|javascript-types|-worker\.ts$))/,
    priority: 1,
  },
];

/** In development, what Vite does not have: the API, the workspace and its sign-in, and what the app must know at its start. */
const serverPaths = '^/(api|v1\\.0|identity|workspace)(/|$)|^/config\\.json$';

/**
 * One static build for every host: nothing about the server is baked in (`/config.json` tells it at run time).
 * No inline script or style and no `data:` assets, so that one content security policy holds for every page.
 */
export default defineConfig({
  // Its default is written for browsers that cannot run the rest of the app.
  resolve: { alias: [{ find: /^dexie$/, replacement: 'dexie/dist/modern/dexie.mjs' }] },
  plugins: [
    react(),
    iconCatalogue(),
    scriptFonts(),
    pagesByPath(),
    wordsByLanguage(),
    iconsApart(),
    leanStyles(),
    loadedLater(),
    codeAhead(),
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'src',
      filename: 'service-worker.ts',
      injectRegister: false,
      manifest: false,
      injectManifest: {
        globPatterns: [
          'index.html',
          'public.html',
          'manifest.webmanifest',
          '{ahead,speech}.js',
          'icons/*',
          'assets/**/*',
        ],
        globIgnores: ['**/*.map', 'assets/run-script-probe.js', `assets/{${keptLater.join(',')}}-*`],
        maximumFileSizeToCacheInBytes: 6_000_000,
      },
    }),
  ],
  worker: {
    format: 'es',
    plugins: () => [wordsByLanguage(), javascriptTypes()],
    rolldownOptions: { output: { banner: withoutEval, codeSplitting: { groups: workerGroups } } },
  },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    manifest: true,
    sourcemap: 'hidden',
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 900,
    rolldownOptions: {
      input: { index: 'index.html', public: 'public.html', 'run-script-probe': 'src/scripts/run-script-probe.ts' },
      preserveEntrySignatures: 'exports-only',
      output: {
        banner: withoutEval,
        postBanner: compiledAhead,
        codeSplitting: { groups: chunkGroups },
        entryFileNames: ({ name }) => (name === 'run-script-probe' ? 'assets/[name].js' : 'assets/[name]-[hash].js'),
      },
    },
  },
  clearScreen: false,
  server: {
    // The server hears the address that the browser asked for.
    proxy: { [serverPaths]: { target: process.env.SERVER_URL ?? 'http://127.0.0.1:8080', xfwd: true } },
  },
});
