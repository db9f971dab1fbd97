const checkMs = 60_000;
const stuckMs = 30_000;

/** Parts of the browser that are needed for updates. */
export interface UpdateEnvironment {
  readonly container: Pick<ServiceWorkerContainer, 'register' | 'controller' | 'addEventListener'>;
  readonly fetch: typeof fetch;
  /** Returns the number of cached files, which grows while a new build is downloaded. */
  readonly countCachedFiles: () => Promise<number>;
  readonly isActive: () => boolean;
  readonly reload: () => void;
}

/**
 * Checks for a new build once a minute. When a new build is on this device, `onReady` is called with a function that
 * switches to it. An installation that makes no progress for half a minute is aborted, so that the next visit starts it
 * again.
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
    // Without a service worker, reloading the page loads the new build from the network.
    () => startInterval(checkMs, signal, () => environment.isActive() && void offerNewerPage(environment, onReady)),
  );
}

async function offerNewerPage(environment: UpdateEnvironment, onReady: (takeOver: () => void) => void): Promise<void> {
  const isNewer = await isIndexNewer(environment.fetch, `check=${Date.now()}`).catch(() => false);
  if (isNewer) onReady(environment.reload);
}

function startInterval(ms: number, signal: AbortSignal, work: () => void): void {
  if (signal.aborted) return;
  const timer = setInterval(work, ms);
  signal.addEventListener('abort', () => clearInterval(timer));
}

function watchInstall(
  registration: ServiceWorkerRegistration,
  { container, countCachedFiles }: UpdateEnvironment,
  offer: (worker: ServiceWorker) => void,
  signal: AbortSignal,
): void {
  const worker = registration.installing;
  if (!worker) return;
  let lastProgress = -1;
  const checkProgress = async () => {
    const now = await countCachedFiles().catch(() => lastProgress);
    if (worker.state !== 'installing') return;
    // Only aborted if no file was added: on a slow connection, aborting would discard files that the app needs offline.
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
 * Offers a build unless the user has already accepted it. In that case, this page already runs the build, whose service
 * worker only waits until the browser activates it.
 */
function offerUnlessAccepted(worker: ServiceWorker, offer: (worker: ServiceWorker) => void): void {
  sendQuestion(worker, 'are-you-accepted', (isAccepted) => {
    if (!isAccepted) offer(worker);
  });
}

/** Reloads the page with the accepted build, or through the new service worker if storing the acceptance failed. */
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

/**
 * Returns whether the page on the server differs from the cached page, by requesting it with and without a cache
 * buster.
 */
async function isIndexNewer(fetch: typeof globalThis.fetch, buster: string): Promise<boolean> {
  const fresh = await loadPage(fetch, `/index.html?${buster}`, { cache: 'no-store' });
  const cached = await loadPage(fetch, '/index.html', { cache: 'force-cache' });
  return fresh !== undefined && cached !== undefined && fresh !== cached;
}

/**
 * Loads `index.html`; returns `undefined` if the response isn't a page of the app, but for example of a captive portal.
 */
async function loadPage(
  fetch: typeof globalThis.fetch,
  url: string,
  options: RequestInit,
): Promise<string | undefined> {
  const response = await fetch(url, { ...options, redirect: 'error' });
  if (!response.ok) return undefined;
  const text = await response.text();
  return text.includes('<div id="root">') ? text : undefined;
}
