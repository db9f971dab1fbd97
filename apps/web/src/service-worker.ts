/// <reference lib="webworker" />
import {
  appPaths,
  buildsToDelete,
  cachePrefix,
  keptFiles,
  keptOnUse,
  type PrecacheEntry,
  parseManifest,
  type RouterRule,
  routerRules,
  wholeMark,
} from './shell/update/precache.ts';

declare const self: ServiceWorkerGlobalScope & { readonly __WB_MANIFEST: readonly PrecacheEntry[] };

/** Static routing is not among the language's types yet. */
interface RoutingInstallEvent extends ExtendableEvent {
  readonly addRoutes?: (rules: readonly RouterRule[]) => Promise<void>;
}

/**
 * Makes the app open without a network. The page and its files are kept per build; the API, Graph and `/config.json`
 * are never answered from here. A new build waits until the person accepts it; the build before stays on the device,
 * because tabs that run it may still load a part of it.
 */
const manifest = parseManifest(self.__WB_MANIFEST);
const cacheName = cachePrefix + manifest.build;

self.addEventListener('install', (event: RoutingInstallEvent) => {
  event.waitUntil(fill());
  // Where a browser has no such rules, or not these, each request passes the fetch handler below.
  event.addRoutes?.(routerRules).catch(() => undefined);
});

self.addEventListener('activate', (event) => event.waitUntil(takeOver()));

self.addEventListener('message', (event) => {
  if (event.data === 'take-over') event.waitUntil(self.skipWaiting());
  if (event.data === 'are-you-up') event.ports[0]?.postMessage('yes');
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin) return;
  if (request.mode === 'navigate') {
    if (appPaths.test(url.pathname)) event.respondWith(page(request));
  } else if (keptFiles.test(url.pathname)) {
    event.respondWith(file(request));
  }
});

/** Leaves connections to the page, which loads what it needs now, and asks for one file after the other where they are few. */
const filesAtOnce = 4;

/** Files whose name carries their content are taken from older builds instead of the network. */
async function fill(): Promise<void> {
  const cache = await caches.open(cacheName);
  const kept = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  const older = (await caches.keys()).some((name) => name.startsWith(cachePrefix) && name !== cacheName);
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

/** Keeps this build, and those that open pages may have been started with. */
async function takeOver(): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith(cachePrefix));
  const builds = await Promise.all(
    names.map(async (name) => ({ name, isWhole: (await caches.match(wholeMark, { cacheName: name })) !== undefined })),
  );
  const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  await Promise.all(buildsToDelete(builds, cacheName, tabs.length > 1).map((name) => caches.delete(name)));
  await self.clients.claim();
}

async function page(request: Request): Promise<Response> {
  const cache = await caches.open(cacheName);
  return (await cache.match('/index.html')) ?? fetch(request);
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
