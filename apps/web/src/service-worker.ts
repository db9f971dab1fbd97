/// <reference lib="webworker" />
import {
  appPaths,
  buildsToDelete,
  cachePrefix,
  keptFiles,
  keptOnUse,
  type PrecacheEntry,
  parseManifest,
  wholeMark,
} from './shell/update/precache.ts';

declare const self: ServiceWorkerGlobalScope & { readonly __WB_MANIFEST: readonly PrecacheEntry[] };

/**
 * Makes the app open without a network. The page and its files are kept per build; the API, Graph and `/config.json`
 * are never answered from here. A new build waits until the person accepts it; the build before stays on the device,
 * because tabs that run it may still load a part of it.
 */
const manifest = parseManifest(self.__WB_MANIFEST);
const cacheName = cachePrefix + manifest.build;

self.addEventListener('install', (event) => event.waitUntil(fill()));

self.addEventListener('activate', (event) => event.waitUntil(takeOver()));

self.addEventListener('message', (event) => {
  if (event.data === 'take-over') event.waitUntil(self.skipWaiting());
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

/** Files whose name carries their content are taken from older builds instead of the network. */
async function fill(): Promise<void> {
  const cache = await caches.open(cacheName);
  await Promise.all(
    manifest.entries.map(async ({ url, isImmutable }) => {
      if (await cache.match(url)) return;
      const known = isImmutable ? await caches.match(url) : undefined;
      const response = known ?? (await fetch(url, { cache: isImmutable ? 'default' : 'no-cache' }));
      if (!response.ok || response.redirected) throw new Error(`${url}: ${response.status}`);
      await cache.put(url, response);
    }),
  );
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
