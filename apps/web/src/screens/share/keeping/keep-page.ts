import { whenIdle } from '../../../shell/when-idle.ts';

/**
 * Keeps the page on this device once its form is shown, so that whoever has opened it opens it again without a network. NOTE: not where the
 * person saves data, nor where the browser lets a frame of another page keep nothing.
 */
export function keepPage(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator) || savesData()) return;
  whenIdle(() => void keep().catch(() => undefined));
}

// NOTE: TypeScript does not know it; Chromium alone has it.
const savesData = (): boolean =>
  (navigator as { readonly connection?: { readonly saveData?: boolean } }).connection?.saveData === true;

async function keep(): Promise<void> {
  const scope = { scope: '/form/', updateViaCache: 'none' } as const;
  const registration = await navigator.serviceWorker.register('/form-worker.js', scope);
  const worker = registration.installing ?? registration.waiting ?? registration.active;
  if (!worker) return;
  while (worker.state === 'installing' || worker.state === 'installed' || worker.state === 'activating')
    await new Promise((next) => worker.addEventListener('statechange', next, { once: true }));
  // What this form needs beyond what all need has come before anybody could keep it.
  const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name, location.href));
  const paths = loaded.filter(({ origin }) => origin === location.origin).map(({ pathname }) => pathname);
  worker.postMessage({ kind: 'keep', paths });
}
