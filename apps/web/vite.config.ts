import { defineConfig, mergeConfig } from 'vite';
import { codeAhead } from './build/code-ahead.ts';
import { commonBuild, commonPlugins } from './build/common-build.ts';
import { featureChunks } from './build/feature-chunks.ts';
import { appFeatures } from './build/features.ts';
import { pagesByPath } from './build/pages-by-path.ts';
import { scriptFonts } from './build/script-fonts.ts';
import { serviceWorker } from './build/service-worker.ts';
import { helpPages } from './help/help-pages.ts';
import { iconCatalog } from './icons/catalog/icon-catalog.ts';
import { lateFiles } from './src/shell/update/precache.ts';

/**
 * What the sign-in loads in one file, what everybody in the app loads in two more, and what only some screens have in files of
 * its own. Left alone it is seventy small files, each with its own imports and a dictionary that gzip starts again.
 */
const groups = [
  // The windows of a sign-in need it to load anything at all: left alone it lies with the app, which would start in them, too.
  { name: 'preload', test: /vite[\\/]preload-helper/, priority: 4 },
  { name: 'scripts', test: /[\\/](open-browser-scripts\.ts|engine[\\/]src[\\/]scripts[\\/].*)$/, priority: 3 },
  // NOTE: without the first file itself, else the group would become it, and whoever loads a part of it later, in a window of a sign-in,
  // would start the app there.
  {
    name: 'start',
    tags: ['$initial' as const],
    test: /^(?!.*(run-script-probe|auth-(start|relay)|[\\/]web[\\/]help[\\/]|[\\/]src[\\/]main\.tsx$|\.html$))/,
    priority: 2,
  },
  // With it what most screens ask for in a line, which weighs less than the file around it would.
  {
    name: 'app',
    test: /[\\/]src[\\/](SignedIn\.tsx|data[\\/]use(FormService|ResponseCommands|SubmissionReader)\.ts)$/,
    priority: 1,
  },
  // What menus and hints are drawn with comes after the screens, but for two icons that pages of forms have as well.
  { name: 'chevrons', test: /[\\/]react-icons[\\/].*[\\/]chevron-(left|right)\.js$/, priority: 1 },
  { name: 'floats', test: /[\\/]@fluentui[\\/]react-(menu|positioning|tooltip)[\\/]/, priority: 0 },
  { name: 'icons', test: /[\\/]react-icons[\\/]/, minShareCount: 3, priority: 0 },
];

/** Files that pages of their own name. */
const fixedNames: Readonly<Record<string, string>> = {
  'run-script-probe': 'assets/[name].js',
  help: 'help/[name].js',
};

/** In development, what Vite does not have: the API, the workspace and its sign-in, and what the app must know at its start. */
const serverPaths = '^/(api|v1\\.0|identity|workspace)(/|$)|^/config\\.json$|^/templates/[a-z0-9-]+\\.json$';

/**
 * The app. One static build for every host: nothing about the server is baked in (`/config.json` tells it at run time).
 * The page of those who need not sign in is built beside it, after it (`vite.public.config.ts`); development serves both.
 */
export default defineConfig(
  mergeConfig(
    commonBuild({
      input: {
        index: 'index.html',
        'auth-start': 'auth-start.html',
        'auth-relay': 'auth-relay.html',
        'run-script-probe': 'src/scripts/run-script-probe.ts',
        help: 'help/help.ts',
      },
      groups,
      entryFileNames: ({ name }) => fixedNames[name] ?? 'assets/[name]-[hash].js',
      // NOTE: nothing: with what a start runs compiled ahead, coming back took a sixth longer (`bench/results/arriving.md`).
      runAtOnce: [],
    }),
    {
      plugins: [
        commonPlugins(),
        iconCatalog(),
        scriptFonts(),
        helpPages(),
        pagesByPath(),
        featureChunks(appFeatures),
        codeAhead(),
        serviceWorker({
          source: 'src/service-worker.ts',
          include: ['index.html', 'manifest.webmanifest', '{ahead,speech}.js', 'icons/*', 'assets/**/*'],
          exclude: ['assets/run-script-probe.js', `assets/{${lateFiles.join(',')}}-*`],
        }),
      ],
      build: { manifest: true },
      server: {
        // The server hears the address that the browser asked for.
        proxy: { [serverPaths]: { target: process.env.SERVER_URL ?? 'http://127.0.0.1:8080', xfwd: true } },
      },
    },
  ),
);
