import react from '@vitejs/plugin-react';
import type { PluginOption, Rolldown, UserConfig } from 'vite';
import { deferredModules } from './deferred-modules.ts';
import { eagerCompilation } from './eager-compilation.ts';
import { removeFeaturePrefix } from './feature-chunks.ts';
import { javascriptTypes } from './javascript-types.ts';
import { leanStyles } from './lean-styles.ts';
import { messageGroup } from './message-chunks.ts';
import { messagesByLanguage } from './messages-by-language.ts';
import { singleIconImports } from './single-icon-imports.ts';

/**
 * Returns code that turns off zod's use of `Function`, which the content security policy forbids and reports. It is
 * prepended to the chunk that contains zod's core, because it must run before zod, whatever the order of the chunks.
 */
const createZodBanner = (chunk: { readonly moduleIds: readonly string[] }): string =>
  chunk.moduleIds.some((id) => id.includes('/zod/v4/core/core.'))
    ? 'globalThis.__zod_globalConfig ??= { jitless: true };'
    : '';

/**
 * Moves everything that a worker loads when it starts into one chunk, which is the only import of the worker's entry
 * file. Dynamically loaded code then never imports a worker's entry file, which occasionally crashes Chromium's
 * renderer (tools/browser-kill/results.md).
 */
const workerGroups = [
  messageGroup,
  // NOTE: excludes the entry file, which would otherwise become the group. Also excludes PDF.js and the HEIC decoder,
  // which import nothing dynamically and aren't always cached: `rarelyUsedFiles` matches their names.
  {
    name: 'worker-start',
    tags: ['$initial' as const],
    test: /^(?!.*(pdfjs-dist|hei[cf]|@typescript|javascript-types|-worker\.ts$))/,
    priority: 1,
  },
];

/** Turns off the warning about slow plugins: most of their time is spent waiting for workers to be built. */
const checks = { bundlerTimings: false };

/** Functions that only build a value: the bundler leaves out the operations that a page doesn't use. */
const pureFunctions = ['apiOperation', 'graphOperation', 'collection'];

interface PageBuild {
  readonly input: Readonly<Record<string, string>>;
  readonly groups: readonly Rolldown.CodeSplittingGroup[];
  readonly entryFileNames: string | ((chunk: { readonly name: string }) => string);
  /** Names of the chunks that the page runs when it starts. */
  readonly startupChunks: readonly string[];
}

/** Plugins that transform the code of every page. */
export const commonPlugins = (): PluginOption[] => [
  react(),
  messagesByLanguage(),
  singleIconImports(),
  leanStyles(),
  deferredModules(),
];

/**
 * Creates the common configuration of all page builds. Built pages have no inline scripts or styles and no `data:`
 * assets, so that one content security policy applies to every page.
 */
export const commonBuild = ({ input, groups, entryFileNames, startupChunks: runAtOnce }: PageBuild): UserConfig => ({
  plugins: [eagerCompilation(runAtOnce)],
  // The default build of dexie targets browsers that can't run the rest of the app.
  resolve: { alias: [{ find: /^dexie$/, replacement: 'dexie/dist/modern/dexie.mjs' }] },
  worker: {
    format: 'es',
    plugins: () => [messagesByLanguage(), javascriptTypes()],
    rolldownOptions: { checks, output: { banner: createZodBanner, codeSplitting: { groups: workerGroups } } },
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
      treeshake: { manualPureFunctions: pureFunctions },
      output: {
        banner: createZodBanner,
        codeSplitting: { groups: [messageGroup, ...groups] },
        entryFileNames,
        chunkFileNames: ({ name }) => `assets/${removeFeaturePrefix(name)}-[hash].js`,
      },
    },
  },
  clearScreen: false,
});
