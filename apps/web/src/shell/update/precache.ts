/** One line of the list that the build writes into the service worker. `revision` is `null` where the name says it. */
export interface PrecacheEntry {
  readonly url: string;
  readonly revision: string | null;
}

export interface Precache {
  /** The same for the same files, different for different ones. */
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

/** Addresses of screens. The workspace's own pages, `/config.json` and the API are not among them, nor the page of those who need not sign in. */
export const appPaths =
  /^\/($|index\.html$|(device|shared|teams|team|config|buy|marketplace|forms|playground)(\/|$)|templates\/build\/?$)/;

/** Files that one build consists of. */
export const keptFiles = /^\/(assets\/|fonts\/|icons\/|(manifest\.webmanifest|((share-)?ahead|speech)\.js)$)/;

/** The help, which is kept from the first time on that somebody opens it, whatever the build. */
export const helpFiles = /^\/help\//;
export const helpCache = 'tideform-help';

/** Code that few people need, by the beginning of its name: the build leaves it out of what is fetched ahead. */
export const keptLater = [
  ...['open-pages', 'pdf.worker', 'heic-worker', 'types-worker', 'diagnosticMessages'],
  ...['open-msal-app', 'in-teams', 'auth-start', 'auth-relay', 'redirect_bridge', 'popup_relay'],
] as const;

/** Files that few people need, and those too large to fetch ahead (fonts, WebAssembly): kept from their first use on. */
export const keptOnUse = /^\/(icons\/catalog|assets|fonts)\//;

const at = (pathname: string) => ({ urlPattern: { pathname } });

/**
 * Static routes, the first that fits: code and styles lie in the cache of their build; what is kept from its first use on comes by
 * the service worker, which keeps it.
 */
export const routesPastWorker = [
  { condition: { or: keptLater.map((name) => at(`/assets/${name}-*`)) }, source: 'fetch-event' },
  { condition: { or: [at('/assets/*.js'), at('/assets/*.css')] }, source: 'cache' },
];

export const cachePrefix = 'tideform-app-';

/** In the cache of a build that is on the device whole. */
export const wholeMark = '/.whole';

/**
 * In the cache of the build that the person has accepted last: pages are of that one, though its service worker waits until no
 * tab is open. NOTE: with `skipWaiting` Chromium kept pages waiting for half a minute and more, where requests of sync came
 * while the one service worker gave way to the other.
 */
export const acceptedMark = '/.accepted';

/**
 * Which caches of older builds may go when a build takes over. The build before stays, and all whole ones while other tabs
 * are open: they may run any of them. Those that came later are still being fetched.
 *
 * @param builds in the order in which they came
 */
export function buildsToDelete(
  builds: readonly { readonly name: string; readonly isWhole: boolean }[],
  current: string,
  hasOtherTabs: boolean,
): readonly string[] {
  const older = builds.slice(
    0,
    builds.findIndex(({ name }) => name === current),
  );
  const whole = older.filter(({ isWhole }) => isWhole);
  const kept = hasOtherTabs ? whole : whole.slice(-1);
  return older.filter((build) => !kept.includes(build)).map(({ name }) => name);
}

/** FNV-1a with 64 bits, as hex. */
function fingerprint(text: string): string {
  let hash = 0xcbf29ce484222325n;
  for (const byte of new TextEncoder().encode(text)) hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * 0x100000001b3n);
  return hash.toString(16).padStart(16, '0');
}
