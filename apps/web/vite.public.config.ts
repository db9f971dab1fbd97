import { defineConfig, mergeConfig } from 'vite';
import { commonBuild, commonPlugins } from './build/common-build.ts';
import { createPrecacheFilter } from './build/create-precache-filter.ts';
import { formPreload } from './build/form-preload.ts';
import { serviceWorker } from './build/service-worker.ts';

/**
 * Groups modules into files: those that run immediately, those that every shared form needs in addition, and the
 * sandbox for scripts.
 */
const groups = [
  { name: 'scripts', test: /[\\/](open-browser-scripts\.ts|engine[\\/]src[\\/]scripts[\\/].*)$/, priority: 3 },
  { name: 'public-start', tags: ['$initial' as const], priority: 2 },
  { name: 'share', test: /[\\/]src[\\/]screens[\\/]share[\\/]answering[\\/]AnswerShare\.tsx$/, priority: 1 },
];

const built = commonBuild({
  input: { public: 'public.html' },
  groups,
  entryFileNames: 'assets/[name]-[hash].js',
  startupChunks: ['public', 'ShareScreen'],
});

const kept = createPrecacheFilter(
  '/src/screens/share/ShareScreen.tsx',
  ['public.html', 'speech.js', 'share-ahead.js', 'icons/mark.svg'],
  // Sandbox for authors' code, which `form-worker.ts` caches for forms that have code.
  /^assets\/(worker-start|emscripten-module)-/,
);

/**
 * Build of the public page, for users without a sign-in. It is a separate build, because a common build would make the
 * page load code that only the app needs. It is written into the app's folder.
 */
export default defineConfig(
  mergeConfig(built, {
    plugins: [
      commonPlugins(),
      formPreload(),
      kept.plugin,
      serviceWorker({
        source: 'src/form-worker.ts',
        include: ['public.html', '{speech,share-ahead}.js', 'icons/mark.svg', 'assets/**/*'],
        isIncluded: kept.isIncluded,
      }),
    ],
    build: { manifest: '.vite/public-manifest.json', emptyOutDir: false, copyPublicDir: false },
  }),
);
