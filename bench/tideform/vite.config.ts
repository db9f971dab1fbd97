import { commonBuild, commonPlugins } from '@tideform/web/build';
import { defineConfig, mergeConfig } from 'vite';

/** Chunks like those of the page of a shared form: initial code, and the script sandbox. */
const groups = [
  { name: 'scripts', test: /[\\/](open-browser-scripts\.ts|engine[\\/]src[\\/]scripts[\\/].*)$/, priority: 3 },
  { name: 'start', tags: ['$initial' as const], priority: 2 },
];

const built = commonBuild({
  input: { tideform: 'index.html' },
  groups,
  entryFileNames: 'assets/[name]-[hash].js',
  startupChunks: ['start'],
});

/** Builds the page like the product's pages: with messages in one language, and with reduced styles. */
export default defineConfig(
  mergeConfig(built, {
    root: import.meta.dirname,
    base: './',
    plugins: [commonPlugins()],
  }),
);
