/// <reference lib="webworker" />

import { keepShared, sharedPath, sharePath } from './data/shared-files/shared-cache.ts';
import {
  acceptedMark,
  appPaths,
  buildsToDelete,
  cachePrefix,
  helpCache,
  helpFiles,
  keptFiles,
  keptOnUse,
  type PrecacheEntry,
  parseManifest,
  routesPastWorker,
  wholeMark,
} from './shell/update/precache.ts';

declare const self: ServiceWorkerGlobalScope & { readonly precacheEntries: readonly PrecacheEntry[] };

/**
 * Makes the app open without a network. The page and its files are kept per build; the API, Graph and `/config.json`
 * are never answered from here. A new build waits until the person accepts it: from then on pages are of that build, shown by
 * the service worker that is there, until no tab needs that any more. The build before stays on the device, because tabs that
 * run it may still load a part of it.
 */
const manifest = parseManifest(self.precacheEntries);
const cacheName = cachePrefix + manifest.build;

self.addEventListener('install', (event) => {
  passBy(event);
  event.waitUntil(fill());
});

self.addEventListener('activate', (event) => event.waitUntil(takeOver()));

self.addEventListener('message', (event) => {
  const answer = (value: boolean) => event.ports[0]?.postMessage(value);
  if (event.data === 'are-you-accepted') event.waitUntil(holds(cacheName, acceptedMark).then(answer));
  if (event.data === 'take-over')
    event.waitUntil(
      accept().then(
        () => answer(true),
        () => self.skipWaiting(),
      ),
    );
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method === 'POST' && url.origin === self.location.origin && url.pathname === sharePath)
    return event.respondWith(share(request));
  if (request.method !== 'GET' || url.origin !== self.location.origin) return;
  if (helpFiles.test(url.pathname)) {
    event.respondWith(help(request));
  } else if (request.mode === 'navigate') {
    if (appPaths.test(url.pathname)) event.respondWith(page(request));
  } else if (keptFiles.test(url.pathname)) {
    event.respondWith(file(request));
  }
});

/** The InstallEvent of browsers that can answer without waking a service worker; TypeScript does not know it yet. */
interface RoutingInstallEvent extends ExtendableEvent {
  addRoutes(routes: readonly object[]): Promise<void>;
}

/** Where the browser can, it takes the files of builds from the caches itself: a start does not wait for this worker forty times. */
function passBy(event: ExtendableEvent): void {
  if ('addRoutes' in event) void (event as RoutingInstallEvent).addRoutes(routesPastWorker).catch(() => undefined);
}

/** Leaves connections to the page, which loads what it needs now, and asks for one file after the other where they are few. */
const filesAtOnce = 4;

/** Files whose name carries their content are taken from older builds instead of the network. */
async function fill(): Promise<void> {
  const cache = await caches.open(cacheName);
  const kept = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  const older = (await ownCaches()).some((name) => name !== cacheName);
  const missing = manifest.entries.filter(({ url }) => !kept.has(url)).values();
  const keepNext = async (): Promise<void> => {
    for (const { url, isImmutable } of missing) {
      const known = older && isImmutable ? await caches.match(url) : undefined;
      const response = known ?? (await fetch(url, { cache: isImmutable ? 'default' : 'no-cache' }));
      if (!response.ok || response.redirected) throw new Error(`${url}: ${response.status}`);
      await cache.put(url, response);
    }
  };
  await Promise.all(Array.from({ length: filesAtOnce }, keepNext));
  await cache.put(wholeMark, new Response());
}

/**
 * From now on pages are of this build, whichever service worker shows them.
 *
 * @throws when there is no room to write that down
 */
async function accept(): Promise<void> {
  await acceptNoOther();
  const cache = await caches.open(cacheName);
  await cache.put(acceptedMark, new Response());
}

async function acceptNoOther(): Promise<void> {
  const others = (await ownCaches()).filter((name) => name !== cacheName);
  await Promise.all(others.map(async (name) => (await caches.open(name)).delete(acceptedMark)));
}

/** The build whose pages are shown. */
async function shownCache(): Promise<string> {
  for (const name of await ownCaches()) if (await holds(name, acceptedMark)) return name;
  return cacheName;
}

async function holds(name: string, url: string): Promise<boolean> {
  return (await caches.match(url, { cacheName: name })) !== undefined;
}

async function ownCaches(): Promise<string[]> {
  return (await caches.keys()).filter((name) => name.startsWith(cachePrefix));
}

/** Keeps this build, and those that open pages may have been started with. */
async function takeOver(): Promise<void> {
  const names = await ownCaches();
  const builds = await Promise.all(names.map(async (name) => ({ name, isWhole: await holds(name, wholeMark) })));
  const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  await Promise.all(buildsToDelete(builds, cacheName, tabs.length > 1).map((name) => caches.delete(name)));
  await acceptNoOther();
  await self.clients.claim();
}

/** What another app shares waits here until the person has chosen a form for it. */
async function share(request: Request): Promise<Response> {
  await keepShared(request, caches);
  return Response.redirect(sharedPath, 303);
}

async function page(request: Request): Promise<Response> {
  return (await caches.match('/index.html', { cacheName: await shownCache() })) ?? fetch(request);
}

async function file(request: Request): Promise<Response> {
  const cache = await caches.open(cacheName);
  const kept = (await cache.match(request.url)) ?? (await caches.match(request.url));
  if (kept) return kept;
  const response = await fetch(request);
  if (response.ok && keptOnUse.test(new URL(request.url).pathname)) {
    // A full device may keep nothing: the file is here all the same.
    await cache.put(request.url, response.clone()).catch(() => undefined);
  }
  return response;
}

/** As it is now, or as it was when it was seen last. */
async function help(request: Request): Promise<Response> {
  const cache = await caches.open(helpCache);
  try {
    const response = await fetch(request);
    if (response.ok && !response.redirected) await cache.put(request.url, response.clone()).catch(() => undefined);
    return response;
  } catch (error) {
    const kept = await cache.match(request.url, { ignoreSearch: true });
    if (kept) return kept;
    throw error;
  }
}
