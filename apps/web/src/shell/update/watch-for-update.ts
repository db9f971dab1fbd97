const checkMs = 60_000;
const stuckMs = 30_000;

/**
 * Looks for a new build once a minute. `onReady` gets how to switch to it, when it is on this device. An install that
 * hangs for half a minute is given up, so that the next visit starts afresh.
 */
export function watchForUpdate(
  container: ServiceWorkerContainer,
  onReady: (takeOver: () => void) => void,
  signal: AbortSignal,
): void {
  container.register('/service-worker.js', { updateViaCache: 'none' }).then(
    (registration) => {
      if (signal.aborted) return;
      const offer = (worker: ServiceWorker) => onReady(() => takeOver(container, worker));
      if (registration.waiting && container.controller) offer(registration.waiting);
      registration.addEventListener('updatefound', () => follow(registration, container, offer), { signal });
      const check = () => {
        if (navigator.onLine && document.visibilityState === 'visible') registration.update().catch(() => undefined);
      };
      const timer = setInterval(check, checkMs);
      signal.addEventListener('abort', () => clearInterval(timer));
    },
    () => undefined,
  );
}

function follow(
  registration: ServiceWorkerRegistration,
  container: ServiceWorkerContainer,
  offer: (worker: ServiceWorker) => void,
): void {
  const worker = registration.installing;
  if (!worker) return;
  const giveUp = setTimeout(() => registration.unregister(), stuckMs);
  worker.addEventListener('statechange', () => {
    clearTimeout(giveUp);
    if (worker.state === 'installed' && container.controller) offer(worker);
  });
}

function takeOver(container: ServiceWorkerContainer, worker: ServiceWorker): void {
  container.addEventListener('controllerchange', () => location.reload(), { once: true });
  worker.postMessage('take-over');
}
