/// <reference lib="webworker" />
import { buildsToDelete, keptFiles, type PrecacheEntry, parseManifest, wholeMark } from './shell/update/precache.ts';

declare const self: ServiceWorkerGlobalScope & { readonly precacheEntries: readonly PrecacheEntry[] };

/**
 * Makes a shared form open without a network for whoever has opened it before. It keeps the page and its files, which are the same for
 * everybody; nothing that a link, its form or an answer tells is ever in its caches: that lies in the page's own database.
 *
 * With a network the page comes from the server, whose answer says who may frame this link; a new build is kept beside the one before and
 * takes over by itself, because a draft belongs to no build.
 */
const manifest = parseManifest(self.precacheEntries);
const prefix = 'tideform-form-';
const cacheName = prefix + manifest.build;

/** What authors' code runs in: kept for forms that have some. */
const forCode = /^\/assets\/(worker-start|emscripten-module)-/;
const codeWorker = /^\/assets\/script-sandbox-worker-/;

/** So long the network may take for the page where one is kept. */
const slowMs = 4_000;

self.addEventListener('install', (event) => event.waitUntil(fill().then(() => self.skipWaiting())));

self.addEventListener('activate', (event) => event.waitUntil(takeOver()));

self.addEventListener('message', (event) => {
  const { kind, paths } = (event.data ?? {}) as { readonly kind?: unknown; readonly paths?: unknown };
  if (kind === 'keep' && Array.isArray(paths))
    event.waitUntil(keepLoaded(paths.filter((path) => typeof path === 'string')));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin) return;
  if (request.mode === 'navigate') event.respondWith(page(request));
  else if (keptFiles.test(url.pathname)) event.respondWith(file(request));
});

/** One after the other: the person may be loading something else over a slow line. */
async function fill(): Promise<void> {
  const cache = await caches.open(cacheName);
  for (const { url, isImmutable } of manifest.entries) if (!forCode.test(url)) await keep(cache, url, isImmutable);
  await cache.put(wholeMark, new Response());
}

async function keep(cache: Cache, url: string, isImmutable: boolean): Promise<void> {
  if (await cache.match(url)) return;
  const known = isImmutable ? await caches.match(url) : undefined;
  const response = known ?? (await fetch(url, { cache: isImmutable ? 'default' : 'no-cache' }));
  if (!response.ok || response.redirected) throw new Error(`${url}: ${response.status}`);
  await cache.put(url, response);
}

/** Files that the page has loaded before this worker was there. */
async function keepLoaded(paths: readonly string[]): Promise<void> {
  const cache = await caches.open(cacheName);
  const code = paths.some((path) => codeWorker.test(path))
    ? manifest.entries.filter(({ url }) => forCode.test(url))
    : [];
  const wanted = [...paths.filter((path) => keptFiles.test(path)), ...code.map(({ url }) => url)];
  // What cannot be kept now is kept when it is used.
  for (const url of wanted) await keep(cache, url, true).catch(() => undefined);
}

async function takeOver(): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith(prefix));
  const isWhole = async (name: string) => (await caches.match(wholeMark, { cacheName: name })) !== undefined;
  const builds = await Promise.all(names.map(async (name) => ({ name, isWhole: await isWhole(name) })));
  const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  await Promise.all(buildsToDelete(builds, cacheName, tabs.length > 1).map((name) => caches.delete(name)));
  await self.clients.claim();
}

/** As the server says it; as it is kept where the server says nothing. */
async function page(request: Request): Promise<Response> {
  const kept = () => caches.match('/public.html', { cacheName });
  const told = fetch(request).then(async (response) =>
    response.status >= 500 ? ((await kept()) ?? response) : response,
  );
  const late = new Promise<Response | undefined>((resolve) => setTimeout(() => resolve(kept()), slowMs));
  const first = await Promise.race([told, late]).catch(kept);
  return first ?? told;
}

async function file(request: Request): Promise<Response> {
  const kept = await caches.match(request.url);
  if (kept) return kept;
  const response = await fetch(request);
  if (response.ok && !response.redirected) {
    const cache = await caches.open(cacheName);
    // A full device may keep nothing: the file is here all the same.
    await cache.put(request.url, response.clone()).catch(() => undefined);
  }
  return response;
}
