/**
 * Entry of the file list that the build writes into the service worker. `revision` is `null` if the name has a hash.
 */
export interface PrecacheEntry {
  readonly url: string;
  readonly revision: string | null;
}

export interface Precache {
  /** Hash of the file list. */
  readonly build: string;
  readonly entries: readonly { readonly url: string; readonly isImmutable: boolean }[];
}

export function parseManifest(manifest: readonly PrecacheEntry[]): Precache {
  const lines = manifest.map(({ url, revision }) => `${url} ${revision ?? ''}`).sort();
  return {
    build: fingerprint(lines.join('\n')),
    entries: manifest.map(({ url, revision }) => ({
      url: `/${url}`.replace(/^\/+/, '/'),
      isImmutable: revision === null || url.startsWith('assets/'),
    })),
  };
}

/** Paths of screens. Excludes the workspace's pages, `/config.json`, the API, and the page without sign-in. */
export const appPaths =
  /^\/($|index\.html$|(device|shared|teams|team|config|buy|marketplace|forms|playground)(\/|$)|templates\/build\/?$)/;

/** Files of one build. */
export const buildFiles = /^\/(assets\/|fonts\/|icons\/|(manifest\.webmanifest|((share-)?ahead|speech)\.js)$)/;

/** The help, cached from the first visit on, independent of the build. */
export const helpFiles = /^\/help\//;
export const helpCache = 'tideform-help';

/** Rarely needed code, by prefix of the file name: not fetched ahead. */
export const lateFiles = [
  ...['open-pdf-pages', 'pdf.worker', 'heic-worker', 'types-worker', 'diagnosticMessages'],
  ...['open-msal-app', 'in-teams', 'auth-start', 'auth-relay', 'redirect_bridge', 'popup_relay'],
] as const;

/** Rarely needed or large files (fonts, WebAssembly): cached on first use. */
export const cachedOnUse = /^\/(icons\/catalog|assets|fonts)\//;

const matchPath = (pathname: string) => ({ urlPattern: { pathname } });

/**
 * Static routes of the service worker; the first match wins. Code and styles come from the cache of their build; files
 * cached on first use go through the service worker.
 */
export const routesPastWorker = [
  { condition: { or: lateFiles.map((name) => matchPath(`/assets/${name}-*`)) }, source: 'fetch-event' },
  { condition: { or: [matchPath('/assets/*.js'), matchPath('/assets/*.css')] }, source: 'cache' },
];

export const cachePrefix = 'tideform-app-';

/** Marker in the cache of a completely cached build. */
export const completeMarker = '/.whole';

/**
 * Marker in the cache of the build that the user accepted last: pages use it although its service worker waits until
 * all tabs are closed.
 *
 * NOTE: with `skipWaiting`, Chromium stalled pages for half a minute and more when sync requests arrived while one
 * service worker replaced the other.
 */
export const acceptedMarker = '/.accepted';

/**
 * Names of caches of older builds that can be deleted when a build takes over. The previous build stays, and all
 * complete ones while other tabs are open, which may use any of them. Newer builds are still being downloaded.
 *
 * @param builds in order of arrival
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

/** 64-bit FNV-1a hash as hex. */
function fingerprint(text: string): string {
  let hash = 0xcbf29ce484222325n;
  for (const byte of new TextEncoder().encode(text)) hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * 0x100000001b3n);
  return hash.toString(16).padStart(16, '0');
}
