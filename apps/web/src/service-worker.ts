/// <reference lib="webworker" />

import { sharedFilesScreenPath, shareTargetPath, storeSharedFiles } from './data/shared-files/shared-files-cache.ts';
import {
  acceptedMarker,
  appPaths,
  buildFiles,
  cachedOnUse,
  cachePrefix,
  completeMarker,
  findBuildsToDelete,
  helpCache,
  helpFiles,
  type PrecacheEntry,
  parseManifest,
  staticRoutes,
} from './shell/update/precache.ts';

declare const self: ServiceWorkerGlobalScope & { readonly precacheEntries: readonly PrecacheEntry[] };

/**
 * Service worker that lets the app open without a network. The page and its files are cached per build; the API, Graph
 * and `/config.json` are never cached. A new build waits until the user accepts it. After that, pages use the new
 * build, but the old service worker still serves them until no tab needs it. The previous build stays on the device,
 * because open tabs may still load its files.
 */
const manifest = parseManifest(self.precacheEntries);
const cacheName = cachePrefix + manifest.build;

self.addEventListener('install', (event) => {
  addStaticRoutes(event);
  event.waitUntil(fillCache());
});

self.addEventListener('activate', (event) => event.waitUntil(activateBuild()));

self.addEventListener('message', (event) => {
  const answer = (value: boolean) => event.ports[0]?.postMessage(value);
  if (event.data === 'are-you-accepted') event.waitUntil(isCached(cacheName, acceptedMarker).then(answer));
  if (event.data === 'take-over')
    event.waitUntil(
      acceptBuild().then(
        () => answer(true),
        () => self.skipWaiting(),
      ),
    );
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method === 'POST' && url.origin === self.location.origin && url.pathname === shareTargetPath)
    return event.respondWith(receiveShare(request));
  if (request.method !== 'GET' || url.origin !== self.location.origin) return;
  if (helpFiles.test(url.pathname)) {
    event.respondWith(respondWithHelp(request));
  } else if (request.mode === 'navigate') {
    if (appPaths.test(url.pathname)) event.respondWith(respondWithPage(request));
  } else if (buildFiles.test(url.pathname)) {
    event.respondWith(respondWithFile(request));
  }
});

/** Install event in browsers with static routes, which bypass the service worker. TypeScript's DOM types lack it. */
interface RoutingInstallEvent extends ExtendableEvent {
  addRoutes(routes: readonly object[]): Promise<void>;
}

/**
 * If the browser supports it, lets it serve files of builds directly from the caches. Otherwise the start of the app
 * would wait for this worker about forty times.
 */
function addStaticRoutes(event: ExtendableEvent): void {
  if ('addRoutes' in event) void (event as RoutingInstallEvent).addRoutes(staticRoutes).catch(() => undefined);
}

/** Maximum number of concurrent downloads. It leaves connections for the page, which loads what it needs now. */
const maxConcurrentDownloads = 4;

/** Fills the cache of this build. Files whose name contains a hash are copied from the caches of older builds. */
async function fillCache(): Promise<void> {
  const cache = await caches.open(cacheName);
  const cachedPaths = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  const older = (await listBuildCaches()).some((name) => name !== cacheName);
  const missing = manifest.entries.filter(({ url }) => !cachedPaths.has(url)).values();
  const cacheNext = async (): Promise<void> => {
    for (const { url, isImmutable } of missing) {
      const existing = older && isImmutable ? await caches.match(url) : undefined;
      const response = existing ?? (await fetch(url, { cache: isImmutable ? 'default' : 'no-cache' }));
      if (!response.ok || response.redirected) throw new Error(`${url}: ${response.status}`);
      await cache.put(url, response);
    }
  };
  await Promise.all(Array.from({ length: maxConcurrentDownloads }, cacheNext));
  await cache.put(completeMarker, new Response());
}

/**
 * Makes pages use this build, whichever service worker serves them.
 *
 * @throws if the browser's storage is full
 */
async function acceptBuild(): Promise<void> {
  await clearAcceptance();
  const cache = await caches.open(cacheName);
  await cache.put(acceptedMarker, new Response());
}

async function clearAcceptance(): Promise<void> {
  const others = (await listBuildCaches()).filter((name) => name !== cacheName);
  await Promise.all(others.map(async (name) => (await caches.open(name)).delete(acceptedMarker)));
}

/** Returns the cache of the build whose pages are served. */
async function findActiveCache(): Promise<string> {
  for (const name of await listBuildCaches()) if (await isCached(name, acceptedMarker)) return name;
  return cacheName;
}

async function isCached(name: string, url: string): Promise<boolean> {
  return (await caches.match(url, { cacheName: name })) !== undefined;
}

async function listBuildCaches(): Promise<string[]> {
  return (await caches.keys()).filter((name) => name.startsWith(cachePrefix));
}

/** Deletes old builds, except builds that open pages may use. */
async function activateBuild(): Promise<void> {
  const names = await listBuildCaches();
  const builds = await Promise.all(
    names.map(async (name) => ({ name, isWhole: await isCached(name, completeMarker) })),
  );
  const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  await Promise.all(findBuildsToDelete(builds, cacheName, tabs.length > 1).map((name) => caches.delete(name)));
  await clearAcceptance();
  await self.clients.claim();
}

/** Stores files that another app shared, until the user has chosen a form for them. */
async function receiveShare(request: Request): Promise<Response> {
  await storeSharedFiles(request, caches);
  return Response.redirect(sharedFilesScreenPath, 303);
}

async function respondWithPage(request: Request): Promise<Response> {
  return (await caches.match('/index.html', { cacheName: await findActiveCache() })) ?? fetch(request);
}

async function respondWithFile(request: Request): Promise<Response> {
  const cache = await caches.open(cacheName);
  const cached = (await cache.match(request.url)) ?? (await caches.match(request.url));
  if (cached) return cached;
  const response = await fetch(request);
  if (response.ok && cachedOnUse.test(new URL(request.url).pathname)) {
    // Caching may fail if the device's storage is full; the response is returned anyway.
    await cache.put(request.url, response.clone()).catch(() => undefined);
  }
  return response;
}

/** Responds to requests for the help, from the network or otherwise from the cache. */
async function respondWithHelp(request: Request): Promise<Response> {
  const cache = await caches.open(helpCache);
  try {
    const response = await fetch(request);
    if (response.ok && !response.redirected) await cache.put(request.url, response.clone()).catch(() => undefined);
    return response;
  } catch (error) {
    const cached = await cache.match(request.url, { ignoreSearch: true });
    if (cached) return cached;
    throw error;
  }
}
