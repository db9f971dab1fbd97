import { isIndexNewer } from './is-index-newer.ts';

const checkMs = 60_000;
const stuckMs = 30_000;

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
      const offer = (worker: ServiceWorker) => onReady(() => takeOver(world, worker));
      if (registration.waiting && container.controller) offerUnlessAccepted(registration.waiting, offer);
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

/** One that the person has accepted is what this page runs: its service worker only waits for the browser yet. */
function offerUnlessAccepted(worker: ServiceWorker, offer: (worker: ServiceWorker) => void): void {
  ask(worker, 'are-you-accepted', (isAccepted) => {
    if (!isAccepted) offer(worker);
  });
}

/** Loads the page again: it comes from the accepted build then, or, where that could not be written down, from its service worker. */
function takeOver({ container, reload }: UpdateWorld, worker: ServiceWorker): void {
  let isLoading = false;
  const reloadOnce = () => {
    if (!isLoading) reload();
    isLoading = true;
  };
  container.addEventListener('controllerchange', reloadOnce, { once: true });
  ask(worker, 'take-over', (isAccepted) => {
    if (isAccepted) reloadOnce();
  });
}

function ask(worker: ServiceWorker, question: string, onAnswer: (answer: boolean) => void): void {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = ({ data }) => {
    port1.close();
    onAnswer(data === true);
  };
  worker.postMessage(question, [port2]);
}
