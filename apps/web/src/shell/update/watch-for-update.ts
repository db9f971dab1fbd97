import { isIndexNewer } from './is-index-newer.ts';

const checkMs = 60_000;
const stuckMs = 30_000;
/** How long the service worker that gives way may take to say that it is up; builds before this question never do. */
const upMs = 2_000;

/** What of the browser an update needs. */
export interface UpdateWorld {
  readonly container: Pick<ServiceWorkerContainer, 'register' | 'controller' | 'addEventListener'>;
  readonly fetch: typeof fetch;
  /** Grows while a new build is being fetched. */
  readonly progress: () => Promise<number>;
  readonly isActive: () => boolean;
  readonly reload: () => void;
}

/**
 * Looks for a new build once a minute. `onReady` gets how to switch to it, when it is on this device. An install that has
 * not got on for half a minute is given up, so that the next visit starts afresh.
 */
export function watchForUpdate(world: UpdateWorld, onReady: (takeOver: () => void) => void, signal: AbortSignal): void {
  const { container } = world;
  container.register('/service-worker.js', { updateViaCache: 'none' }).then(
    (registration) => {
      if (signal.aborted) return;
      const offer = (worker: ServiceWorker) => onReady(() => void takeOver(world, worker));
      if (registration.waiting && container.controller) offer(registration.waiting);
      const found = () => follow(registration, world, offer, signal);
      found();
      registration.addEventListener('updatefound', found, { signal });
      every(checkMs, signal, () => world.isActive() && void registration.update().catch(() => undefined));
    },
    // Without a service worker only the network has a newer build: the page is loaded again.
    () => every(checkMs, signal, () => world.isActive() && void offerNewerPage(world, onReady)),
  );
}

async function offerNewerPage(world: UpdateWorld, onReady: (takeOver: () => void) => void): Promise<void> {
  const isNewer = await isIndexNewer(world.fetch, `check=${Date.now()}`).catch(() => false);
  if (isNewer) onReady(world.reload);
}

function every(ms: number, signal: AbortSignal, work: () => void): void {
  if (signal.aborted) return;
  const timer = setInterval(work, ms);
  signal.addEventListener('abort', () => clearInterval(timer));
}

function follow(
  registration: ServiceWorkerRegistration,
  { container, progress }: UpdateWorld,
  offer: (worker: ServiceWorker) => void,
  signal: AbortSignal,
): void {
  const worker = registration.installing;
  if (!worker) return;
  let seen = -1;
  const look = async () => {
    const now = await progress().catch(() => seen);
    if (worker.state !== 'installing') return;
    // A slow connection is not stuck: giving up would throw away what the app needs to start without one.
    if (now === seen) await registration.unregister();
    seen = now;
  };
  void look();
  const watch = new AbortController();
  signal.addEventListener('abort', () => watch.abort(), { signal: watch.signal });
  every(stuckMs, watch.signal, () => void look());
  worker.addEventListener('statechange', () => {
    watch.abort();
    if (worker.state === 'installed' && container.controller) offer(worker);
  });
}

/**
 * In Chromium a service worker that is being started just when another takes over (for a request of sync, say) keeps it
 * waiting for half a minute and more. One that is up gives way at once: so it is woken first.
 */
async function takeOver({ container, reload }: UpdateWorld, worker: ServiceWorker): Promise<void> {
  container.addEventListener('controllerchange', reload, { once: true });
  if (container.controller) await untilUp(container.controller);
  worker.postMessage('take-over');
}

function untilUp(worker: ServiceWorker): Promise<void> {
  const { port1, port2 } = new MessageChannel();
  return new Promise<void>((resolve) => {
    port1.onmessage = () => resolve();
    setTimeout(resolve, upMs);
    worker.postMessage('are-you-up', [port2]);
  }).finally(() => port1.close());
}
