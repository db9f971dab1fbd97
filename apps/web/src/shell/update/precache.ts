/**
 * Entry of the list of files that the build writes into the service worker. `revision` is `null` if the file's name
 * contains a hash.
 */
export interface PrecacheEntry {
  readonly url: string;
  readonly revision: string | null;
}

export interface Precache {
  /** ID of the build: a hash of its list of files. */
  readonly build: string;
  readonly entries: readonly { readonly url: string; readonly isImmutable: boolean }[];
}

export function parseManifest(manifest: readonly PrecacheEntry[]): Precache {
  const lines = manifest.map(({ url, revision }) => `${url} ${revision ?? ''}`).sort();
  return {
    build: computeFingerprint(lines.join('\n')),
    entries: manifest.map(({ url, revision }) => ({
      url: `/${url}`.replace(/^\/+/, '/'),
      isImmutable: revision === null || url.startsWith('assets/'),
    })),
  };
}

/** Matches paths of screens, but not the workspace's pages, `/config.json`, the API, and pages without a sign-in. */
export const appPaths =
  /^\/($|index\.html$|(device|shared|teams|team|config|buy|marketplace|forms|playground)(\/|$)|templates\/build\/?$)/;

/** Matches the files of a build. */
export const buildFiles = /^\/(assets\/|fonts\/|icons\/|(manifest\.webmanifest|((share-)?ahead|speech)\.js)$)/;

/** Matches files of the help, which are cached from its first visit on, independently of builds. */
export const helpFiles = /^\/help\//;
export const helpCache = 'tideform-help';

/** Prefixes of the names of files with rarely needed code, which aren't precached. */
export const rarelyUsedFiles = [
  ...['open-pdf-pages', 'pdf.worker', 'heic-worker', 'types-worker', 'diagnosticMessages'],
  ...['open-msal-app', 'in-teams', 'auth-start', 'auth-relay', 'redirect_bridge', 'popup_relay'],
] as const;

/** Matches rarely needed or large files (fonts, WebAssembly), which are cached on first use. */
export const cachedOnUse = /^\/(icons\/catalog|assets|fonts)\//;

const matchPath = (pathname: string) => ({ urlPattern: { pathname } });

/**
 * Static routes of the service worker; the first match counts. The browser loads code and styles directly from the
 * caches of builds. Files that are cached on first use go through the service worker.
 */
export const staticRoutes = [
  { condition: { or: rarelyUsedFiles.map((name) => matchPath(`/assets/${name}-*`)) }, source: 'fetch-event' },
  { condition: { or: [matchPath('/assets/*.js'), matchPath('/assets/*.css')] }, source: 'cache' },
];

export const cachePrefix = 'tideform-app-';

/** URL of a marker in a build's cache, which means that the cache is complete. */
export const completeMarker = '/.whole';

/**
 * URL of a marker in the cache of the build that the user accepted last. Pages use this build although its service
 * worker waits until all tabs are closed.
 *
 * NOTE: `skipWaiting` isn't used, because Chromium stalled pages for half a minute and more if sync requests arrived
 * while one service worker replaced another.
 */
export const acceptedMarker = '/.accepted';

/**
 * Returns the names of old caches to delete when a build takes over. The previous build is kept, and all complete
 * builds while other tabs are open, which may use any of them. Newer builds are kept too, because they are still being
 * downloaded.
 *
 * @param builds builds in the order in which they arrived
 */
export function findBuildsToDelete(
  builds: readonly { readonly name: string; readonly isWhole: boolean }[],
  current: string,
  hasOtherTabs: boolean,
): readonly string[] {
  const older = builds.slice(
    0,
    builds.findIndex(({ name }) => name === current),
  );
  const complete = older.filter(({ isWhole }) => isWhole);
  const keptBuilds = hasOtherTabs ? complete : complete.slice(-1);
  return older.filter((build) => !keptBuilds.includes(build)).map(({ name }) => name);
}

/** Computes the 64-bit FNV-1a hash of a text, in hexadecimal. */
function computeFingerprint(text: string): string {
  let hash = 0xcbf29ce484222325n;
  for (const byte of new TextEncoder().encode(text)) hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * 0x100000001b3n);
  return hash.toString(16).padStart(16, '0');
}
