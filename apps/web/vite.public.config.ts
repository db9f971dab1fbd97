import { defineConfig, mergeConfig } from 'vite';
import { commonBuild, commonPlugins } from './build/common-build.ts';
import { formAhead } from './build/form-ahead.ts';
import { keepOwnFiles } from './build/keep-own-files.ts';
import { serviceWorker } from './build/service-worker.ts';

/** What is there at once, and what every shared form needs beside it. */
const groups = [
  { name: 'scripts', test: /[\\/](open-browser-scripts\.ts|engine[\\/]src[\\/]scripts[\\/].*)$/, priority: 3 },
  { name: 'public-start', tags: ['$initial' as const], priority: 2 },
  { name: 'share', test: /[\\/]src[\\/]screens[\\/]share[\\/]answering[\\/]AnswerShare\.tsx$/, priority: 1 },
];

const built = commonBuild({
  input: { public: 'public.html' },
  groups,
  entryFileNames: 'assets/[name]-[hash].js',
  runAtOnce: ['public', 'ShareScreen'],
});

const kept = keepOwnFiles(
  '/src/screens/share/ShareScreen.tsx',
  ['public.html', 'speech.js', 'share-ahead.js', 'icons/mark.svg'],
  // What authors' code runs in; `form-worker.ts` keeps it for forms that have some.
  /^assets\/(worker-start|emscripten-module)-/,
);

/** The page of those who need not sign in, cut for itself: with the app's it would load what only the app needs. Built into the app's folder. */
export default defineConfig(
  mergeConfig(built, {
    plugins: [
      commonPlugins(),
      formAhead(),
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
