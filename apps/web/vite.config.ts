import { defineConfig, mergeConfig } from 'vite';
import { codePreload } from './build/code-preload.ts';
import { commonBuild, commonPlugins } from './build/common-build.ts';
import { devServerPages } from './build/dev-server-pages.ts';
import { featureChunks } from './build/feature-chunks.ts';
import { appFeatures } from './build/features.ts';
import { scriptFonts } from './build/script-fonts.ts';
import { serviceWorker } from './build/service-worker.ts';
import { helpPages } from './help/help-pages.ts';
import { iconCatalog } from './icons/catalog/icon-catalog.ts';
import { rarelyUsedFiles } from './src/shell/update/precache.ts';

/**
 * Groups modules into few files: one for the sign-in, two more for everything that all users of the app need, and
 * separate files for code of single screens. Without groups, there would be seventy small files, each with its own
 * imports and compressed separately.
 */
const groups = [
  // Sign-in windows need this module to load anything. Without this group, it would be in the app's file, which would
  // then start the app in those windows.
  { name: 'preload', test: /vite[\\/]preload-helper/, priority: 4 },
  { name: 'scripts', test: /[\\/](open-browser-scripts\.ts|engine[\\/]src[\\/]scripts[\\/].*)$/, priority: 3 },
  // NOTE: excludes the entry file. Otherwise it would become part of the group, and a sign-in window that loads the
  // group would start the app.
  {
    name: 'start',
    tags: ['$initial' as const],
    test: /^(?!.*(run-script-probe|auth-(start|relay)|[\\/]web[\\/]help[\\/]|[\\/]src[\\/]main\.tsx$|\.html$))/,
    priority: 2,
  },
  // Includes one-line modules that most screens import, because a file of their own would be larger than they are.
  {
    name: 'app',
    test: /[\\/]src[\\/](SignedIn\.tsx|data[\\/](forms[\\/]useForms|responses[\\/]useResponse|submissions[\\/]useSubmissionReader)\.ts)$/,
    priority: 1,
  },
  // Code for showing menus and hints is loaded after the screens, except two icons that pages of forms use too.
  { name: 'chevrons', test: /[\\/]react-icons[\\/].*[\\/]chevron-(left|right)\.js$/, priority: 1 },
  { name: 'floats', test: /[\\/]@fluentui[\\/]react-(menu|positioning|tooltip)[\\/]/, priority: 0 },
  { name: 'icons', test: /[\\/]react-icons[\\/]/, minShareCount: 3, priority: 0 },
];

/** Output paths of entry files without a hash in their name. */
const fixedNames: Readonly<Record<string, string>> = {
  'run-script-probe': 'assets/[name].js',
  help: 'help/[name].js',
};

/**
 * Paths that Vite forwards to the server in development: the API, the workspace and its sign-in, and the configuration.
 */
const serverPaths = '^/(api|v1\\.0|identity|workspace)(/|$)|^/config\\.json$|^/templates/[a-z0-9-]+\\.json$';

/**
 * Build of the app. One static build serves every host, because it contains nothing about the server: the app loads
 * `/config.json` at run time. The public page, for users without a sign-in, is built afterwards into the same folder
 * (`vite.public.config.ts`). The development server serves both.
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
      // NOTE: empty, because starting the app for returning users took a sixth longer when its startup code was
      // compiled in advance (`bench/results/arriving.md`).
      startupChunks: [],
    }),
    {
      plugins: [
        commonPlugins(),
        iconCatalog(),
        scriptFonts(),
        helpPages(),
        devServerPages(),
        featureChunks(appFeatures),
        codePreload(),
        serviceWorker({
          source: 'src/service-worker.ts',
          include: ['index.html', 'manifest.webmanifest', '{ahead,speech}.js', 'icons/*', 'assets/**/*'],
          exclude: ['assets/run-script-probe.js', `assets/{${rarelyUsedFiles.join(',')}}-*`],
        }),
      ],
      build: { manifest: true },
      server: {
        // Forwards the host that the browser requested to the server.
        proxy: { [serverPaths]: { target: process.env.SERVER_URL ?? 'http://127.0.0.1:8080', xfwd: true } },
      },
    },
  ),
);
