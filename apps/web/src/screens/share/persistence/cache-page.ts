import { runWhenIdle } from '../../../shell/run-when-idle.ts';

/**
 * Caches the page once its form is shown, so that it opens without a network connection later. NOTE: skipped with the
 * data saver, and in frames where the browser doesn't allow storage.
 */
export function cachePage(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator) || hasDataSaver()) return;
  runWhenIdle(() => void registerWorker().catch(() => undefined));
}

// NOTE: missing in TypeScript's types; only Chromium supports it.
const hasDataSaver = (): boolean =>
  (navigator as { readonly connection?: { readonly saveData?: boolean } }).connection?.saveData === true;

async function registerWorker(): Promise<void> {
  const scope = { scope: '/form/', updateViaCache: 'none' } as const;
  const registration = await navigator.serviceWorker.register('/form-worker.js', scope);
  const worker = registration.installing ?? registration.waiting ?? registration.active;
  if (!worker) return;
  while (worker.state === 'installing' || worker.state === 'installed' || worker.state === 'activating')
    await new Promise((next) => worker.addEventListener('statechange', next, { once: true }));
  // Resources of this page that were loaded before the service worker could cache them.
  const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name, location.href));
  const paths = loaded.filter(({ origin }) => origin === location.origin).map(({ pathname }) => pathname);
  worker.postMessage({ kind: 'keep', paths });
}
