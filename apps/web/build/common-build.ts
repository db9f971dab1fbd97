import react from '@vitejs/plugin-react';
import type { PluginOption, Rolldown, UserConfig } from 'vite';
import { compiledAhead } from './compiled-ahead.ts';
import { plainName } from './feature-chunks.ts';
import { iconsApart } from './icons-apart.ts';
import { javascriptTypes } from './javascript-types.ts';
import { leanStyles } from './lean-styles.ts';
import { loadedLater } from './loaded-later.ts';
import { messageGroup } from './message-chunks.ts';
import { messagesByLanguage } from './messages-by-language.ts';

/**
 * zod compiles its checks with `Function`, which the content security policy forbids and reports. The switch must stand
 * before zod's own first line, whatever order the chunks are loaded in.
 */
const withoutEval = (chunk: { readonly moduleIds: readonly string[] }): string =>
  chunk.moduleIds.some((id) => id.includes('/zod/v4/core/core.'))
    ? 'globalThis.__zod_globalConfig ??= { jitless: true };'
    : '';

/**
 * All that a worker loads at its start lies behind its first file, which has one import and nothing else: what it loads later
 * then imports no first file of a worker, which ends Chromium's renderer now and then (tools/browser-kill/results.md).
 */
const workerGroups = [
  messageGroup,
  // NOTE: the first file itself is left out, else the group would become it; so are PDF.js and what reads HEIC, which load
  // nothing later, and which not everybody keeps: `keptLater` goes by their names.
  {
    name: 'worker-start',
    tags: ['$initial' as const],
    test: /^(?!.*(pdfjs-dist|hei[cf]|@typescript|javascript-types|-worker\.ts$))/,
    priority: 1,
  },
];

/** How long plugins took is not worth a warning: most of it is waiting for workers to be built. */
const checks = { bundlerTimings: false };

interface PageBuild {
  readonly input: Readonly<Record<string, string>>;
  readonly groups: readonly Rolldown.CodeSplittingGroup[];
  readonly entryFileNames: string | ((chunk: { readonly name: string }) => string);
  /** Files that the page runs at once, by name. */
  readonly runAtOnce: readonly string[];
}

/** How the code of every page is read. */
export const commonPlugins = (): PluginOption[] => [
  react(),
  messagesByLanguage(),
  iconsApart(),
  leanStyles(),
  loadedLater(),
];

/**
 * What the builds of the pages have in common. No inline script or style and no `data:` assets, so that one content security
 * policy holds for every page.
 */
export const commonBuild = ({ input, groups, entryFileNames, runAtOnce }: PageBuild): UserConfig => ({
  plugins: [compiledAhead(runAtOnce)],
  // Its default is written for browsers that cannot run the rest of the app.
  resolve: { alias: [{ find: /^dexie$/, replacement: 'dexie/dist/modern/dexie.mjs' }] },
  worker: {
    format: 'es',
    plugins: () => [messagesByLanguage(), javascriptTypes()],
    rolldownOptions: { checks, output: { banner: withoutEval, codeSplitting: { groups: workerGroups } } },
  },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    sourcemap: 'hidden',
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 900,
    rolldownOptions: {
      input: { ...input },
      checks,
      preserveEntrySignatures: 'exports-only',
      output: {
        banner: withoutEval,
        codeSplitting: { groups: [messageGroup, ...groups] },
        entryFileNames,
        chunkFileNames: ({ name }) => `assets/${plainName(name)}-[hash].js`,
      },
    },
  },
  clearScreen: false,
});
