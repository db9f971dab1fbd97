import { commonBuild, commonPlugins } from '@tideform/web/build';
import { defineConfig, mergeConfig } from 'vite';

/** What is there at once, and what code runs in, as on the page of a shared form. */
const groups = [
  { name: 'scripts', test: /[\\/](open-browser-scripts\.ts|engine[\\/]src[\\/]scripts[\\/].*)$/, priority: 3 },
  { name: 'start', tags: ['$initial' as const], priority: 2 },
];

const built = commonBuild({
  input: { tideform: 'index.html' },
  groups,
  entryFileNames: 'assets/[name]-[hash].js',
  runAtOnce: ['start'],
});

/** The page is built as the product's are: words in one language, styles at half their weight. */
export default defineConfig(
  mergeConfig(built, {
    root: import.meta.dirname,
    base: './',
    plugins: [commonPlugins()],
  }),
);
