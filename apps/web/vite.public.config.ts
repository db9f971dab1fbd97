import { defineConfig, mergeConfig } from 'vite';
import { commonBuild, commonPlugins } from './build/common-build.ts';

/** What is there at once, and what every shared form needs beside it. */
const groups = [
  { name: 'scripts', test: /[\\/](open-browser-scripts\.ts|engine[\\/]src[\\/]scripts[\\/].*)$/, priority: 3 },
  { name: 'share', test: /[\\/]src[\\/]screens[\\/]share[\\/]answering[\\/]AnswerShare\.tsx$/, priority: 1 },
  { name: 'public-start', tags: ['$initial' as const], priority: 2 },
];

/** The page of those who need not sign in, cut for itself: with the app's it would load what only the app needs. Built into the app's folder. */
export default defineConfig(
  mergeConfig(commonBuild({ input: { public: 'public.html' }, groups, entryFileNames: 'assets/[name]-[hash].js' }), {
    plugins: [commonPlugins()],
    build: { manifest: '.vite/public-manifest.json', emptyOutDir: false, copyPublicDir: false },
  }),
);
