import { isIndexNewer } from './is-index-newer.ts';

const checkMs = 60_000;
const stuckMs = 30_000;

/** Part of the browser that updates need. */
export interface UpdateEnvironment {
  readonly container: Pick<ServiceWorkerContainer, 'register' | 'controller' | 'addEventListener'>;
  readonly fetch: typeof fetch;
  /** Number of cached files, which grows while a new build is downloaded. */
  readonly progress: () => Promise<number>;
  readonly isActive: () => boolean;
  readonly reload: () => void;
}

/**
 * Checks for a new build once a minute. `onReady` receives a function that switches to it, once it is on this device.
 * An install without progress for half a minute is aborted, so that the next visit starts over.
 */
export function watchForUpdate(
  environment: UpdateEnvironment,
  onReady: (takeOver: () => void) => void,
  signal: AbortSignal,
): void {
  const { container } = environment;
  container.register('/service-worker.js', { updateViaCache: 'none' }).then(
    (registration) => {
      if (signal.aborted) return;
      const offer = (worker: ServiceWorker) => onReady(() => takeOver(environment, worker));
      if (registration.waiting && container.controller) offerUnlessAccepted(registration.waiting, offer);
      const found = () => watchInstall(registration, environment, offer, signal);
      found();
      registration.addEventListener('updatefound', found, { signal });
      startInterval(checkMs, signal, () => environment.isActive() && void registration.update().catch(() => undefined));
    },
    // Without a service worker, a new build comes from the network by reloading the page.
    () => startInterval(checkMs, signal, () => environment.isActive() && void offerNewerPage(environment, onReady)),
  );
}

async function offerNewerPage(world: UpdateEnvironment, onReady: (takeOver: () => void) => void): Promise<void> {
  const isNewer = await isIndexNewer(world.fetch, `check=${Date.now()}`).catch(() => false);
  if (isNewer) onReady(world.reload);
}

function startInterval(ms: number, signal: AbortSignal, work: () => void): void {
  if (signal.aborted) return;
  const timer = setInterval(work, ms);
  signal.addEventListener('abort', () => clearInterval(timer));
}

function watchInstall(
  registration: ServiceWorkerRegistration,
  { container, progress }: UpdateEnvironment,
  offer: (worker: ServiceWorker) => void,
  signal: AbortSignal,
): void {
  const worker = registration.installing;
  if (!worker) return;
  let lastProgress = -1;
  const checkProgress = async () => {
    const now = await progress().catch(() => lastProgress);
    if (worker.state !== 'installing') return;
    // A slow connection isn't stuck: aborting it would discard files that the app needs offline.
    if (now === lastProgress) await registration.unregister();
    lastProgress = now;
  };
  void checkProgress();
  const watch = new AbortController();
  signal.addEventListener('abort', () => watch.abort(), { signal: watch.signal });
  startInterval(stuckMs, watch.signal, () => void checkProgress());
  worker.addEventListener('statechange', () => {
    watch.abort();
    if (worker.state === 'installed' && container.controller) offer(worker);
  });
}

/**
 * Skips a build that the user has accepted: this page already runs it, and its service worker only waits for the
 * browser.
 */
function offerUnlessAccepted(worker: ServiceWorker, offer: (worker: ServiceWorker) => void): void {
  sendQuestion(worker, 'are-you-accepted', (isAccepted) => {
    if (!isAccepted) offer(worker);
  });
}

/** Reloads the page from the accepted build, or through the new service worker if the acceptance couldn't be stored. */
function takeOver({ container, reload }: UpdateEnvironment, worker: ServiceWorker): void {
  let isLoading = false;
  const reloadOnce = () => {
    if (!isLoading) reload();
    isLoading = true;
  };
  container.addEventListener('controllerchange', reloadOnce, { once: true });
  sendQuestion(worker, 'take-over', (isAccepted) => {
    if (isAccepted) reloadOnce();
  });
}

function sendQuestion(worker: ServiceWorker, question: string, onAnswer: (answer: boolean) => void): void {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = ({ data }) => {
    port1.close();
    onAnswer(data === true);
  };
  worker.postMessage(question, [port2]);
}
