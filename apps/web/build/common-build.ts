import react from '@vitejs/plugin-react';
import type { PluginOption, Rolldown, UserConfig } from 'vite';
import { compiledAhead } from './compiled-ahead.ts';
import { removeFeaturePrefix } from './feature-chunks.ts';
import { iconsApart } from './icons-apart.ts';
import { javascriptTypes } from './javascript-types.ts';
import { leanStyles } from './lean-styles.ts';
import { loadedLater } from './loaded-later.ts';
import { messageGroup } from './message-chunks.ts';
import { messagesByLanguage } from './messages-by-language.ts';

/**
 * zod compiles its checks with `Function`, which the content security policy forbids and reports. The switch must run
 * before zod's first line, whatever the order of the chunks.
 */
const withoutEval = (chunk: { readonly moduleIds: readonly string[] }): string =>
  chunk.moduleIds.some((id) => id.includes('/zod/v4/core/core.'))
    ? 'globalThis.__zod_globalConfig ??= { jitless: true };'
    : '';

/**
 * Groups everything that a worker loads at its start behind its entry file, which has only one import: dynamically
 * loaded code then never imports the entry file of a worker, which occasionally crashes Chromium's renderer
 * (tools/browser-kill/results.md).
 */
const workerGroups = [
  messageGroup,
  // NOTE: excludes the entry file itself, which would otherwise become the group, and PDF.js and the HEIC decoder,
  // which load nothing dynamically and aren't always cached: `lateFiles` matches their names.
  {
    name: 'worker-start',
    tags: ['$initial' as const],
    test: /^(?!.*(pdfjs-dist|hei[cf]|@typescript|javascript-types|-worker\.ts$))/,
    priority: 1,
  },
];

/** The duration of plugins isn't worth a warning: most of it is waiting for workers to be built. */
const checks = { bundlerTimings: false };

interface PageBuild {
  readonly input: Readonly<Record<string, string>>;
  readonly groups: readonly Rolldown.CodeSplittingGroup[];
  readonly entryFileNames: string | ((chunk: { readonly name: string }) => string);
  /** Names of chunks that the page runs at once. */
  readonly runAtOnce: readonly string[];
}

/** Plugins that transform the code of every page. */
export const commonPlugins = (): PluginOption[] => [
  react(),
  messagesByLanguage(),
  iconsApart(),
  leanStyles(),
  loadedLater(),
];

/**
 * Common configuration of the builds of pages. No inline scripts or styles and no `data:` assets, so that one content
 * security policy applies to every page.
 */
export const commonBuild = ({ input, groups, entryFileNames, runAtOnce }: PageBuild): UserConfig => ({
  plugins: [compiledAhead(runAtOnce)],
  // The package's default build targets browsers that can't run the rest of the app.
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
        chunkFileNames: ({ name }) => `assets/${removeFeaturePrefix(name)}-[hash].js`,
      },
    },
  },
  clearScreen: false,
});
