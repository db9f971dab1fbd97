/// <reference lib="webworker" />
import {
  buildFiles,
  completeMarker,
  findBuildsToDelete,
  type PrecacheEntry,
  parseManifest,
} from './shell/update/precache.ts';

declare const self: ServiceWorkerGlobalScope & { readonly precacheEntries: readonly PrecacheEntry[] };

/**
 * Service worker of shared forms, which can be opened without a network after the first visit. It caches the page and
 * its files, which are the same for all users. Data of links, forms and answers is only in the page's database.
 *
 * If there is a network, the page is loaded from the server, whose response determines which sites may frame this link.
 * A new build is cached next to the previous one and takes over automatically, because drafts don't depend on the
 * build.
 */
const manifest = parseManifest(self.precacheEntries);
const formCachePrefix = 'tideform-form-';
const cacheName = formCachePrefix + manifest.build;

/** Files of the sandbox for authors' code, which are cached only if a form has code. */
const sandboxFiles = /^\/assets\/(worker-start|emscripten-module)-/;
const codeWorker = /^\/assets\/script-sandbox-worker-/;

/** Maximum time in milliseconds to wait for the network if the page is cached. */
const maxWaitMs = 4_000;

self.addEventListener('install', (event) => event.waitUntil(fillCache().then(() => self.skipWaiting())));

self.addEventListener('activate', (event) => event.waitUntil(activateBuild()));

self.addEventListener('message', (event) => {
  const { kind, paths } = (event.data ?? {}) as { readonly kind?: unknown; readonly paths?: unknown };
  if (kind === 'keep' && Array.isArray(paths))
    event.waitUntil(cacheLoadedFiles(paths.filter((path) => typeof path === 'string')));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin) return;
  if (request.mode === 'navigate') event.respondWith(respondWithPage(request));
  else if (buildFiles.test(url.pathname)) event.respondWith(respondWithFile(request));
});

/** Caches all files one after the other, because the user may be loading something else over a slow connection. */
async function fillCache(): Promise<void> {
  const cache = await caches.open(cacheName);
  for (const { url, isImmutable } of manifest.entries)
    if (!sandboxFiles.test(url)) await cacheFile(cache, url, isImmutable);
  await cache.put(completeMarker, new Response());
}

async function cacheFile(cache: Cache, url: string, isImmutable: boolean): Promise<void> {
  if (await cache.match(url)) return;
  const cachedElsewhere = isImmutable ? await caches.match(url) : undefined;
  const response = cachedElsewhere ?? (await fetch(url, { cache: isImmutable ? 'default' : 'no-cache' }));
  if (!response.ok || response.redirected) throw new Error(`${url}: ${response.status}`);
  await cache.put(url, response);
}

/** Caches files that the page loaded before this service worker was active. */
async function cacheLoadedFiles(paths: readonly string[]): Promise<void> {
  const cache = await caches.open(cacheName);
  const code = paths.some((path) => codeWorker.test(path))
    ? manifest.entries.filter(({ url }) => sandboxFiles.test(url))
    : [];
  const urls = [...paths.filter((path) => buildFiles.test(path)), ...code.map(({ url }) => url)];
  // If caching fails, the file is cached when it is used.
  for (const url of urls) await cacheFile(cache, url, true).catch(() => undefined);
}

async function activateBuild(): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith(formCachePrefix));
  const isWhole = async (name: string) => (await caches.match(completeMarker, { cacheName: name })) !== undefined;
  const builds = await Promise.all(names.map(async (name) => ({ name, isWhole: await isWhole(name) })));
  const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  await Promise.all(findBuildsToDelete(builds, cacheName, tabs.length > 1).map((name) => caches.delete(name)));
  await self.clients.claim();
}

/** Returns the page from the server, or the cached page if the server doesn't respond. */
async function respondWithPage(request: Request): Promise<Response> {
  const getCachedPage = () => caches.match('/public.html', { cacheName });
  const response = fetch(request).then(async (response) =>
    response.status >= 500 ? ((await getCachedPage()) ?? response) : response,
  );
  const timeout = new Promise<Response | undefined>((resolve) => setTimeout(() => resolve(getCachedPage()), maxWaitMs));
  const first = await Promise.race([response, timeout]).catch(getCachedPage);
  return first ?? response;
}

async function respondWithFile(request: Request): Promise<Response> {
  const cached = await caches.match(request.url);
  if (cached) return cached;
  const response = await fetch(request);
  if (response.ok && !response.redirected) {
    const cache = await caches.open(cacheName);
    // Caching may fail if the device's storage is full; the response is returned anyway.
    await cache.put(request.url, response.clone()).catch(() => undefined);
  }
  return response;
}
