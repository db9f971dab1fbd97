import { join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';

const built = join(import.meta.dirname, '..', '..', 'apps', 'web', 'dist');

const KEEP = 'keep-on-device';

/**
 * The app is not put on the device before `keepOnDevice`: fetching all of it takes a fifth of the time of a short journey, and
 * few of them lose the network.
 */
export async function keepNothingYet(context: BrowserContext): Promise<void> {
  await context.addInitScript((keep) => {
    // Not where a page has no service workers: on about:blank.
    if (!('serviceWorker' in navigator)) return;
    const wanted = new Promise((resolve) => addEventListener(keep, resolve, { once: true }));
    const register = ServiceWorkerContainer.prototype.register;
    ServiceWorkerContainer.prototype.register = async function (...asked) {
      if (!(await this.getRegistration())) await wanted;
      return register.apply(this, asked);
    };
  }, KEEP);
}

/** The app is on this device: its service worker has everything it needs to start without a network. */
export async function keepOnDevice(page: Page): Promise<void> {
  await page.evaluate(async (keep) => {
    dispatchEvent(new Event(keep));
    await navigator.serviceWorker.ready;
  }, KEEP);
}

/** The network goes, once the app is on this device: who loses it before that has what is in memory, and no more. */
export async function goOffline(page: Page): Promise<void> {
  await keepOnDevice(page);
  await page.context().setOffline(true);
}

/**
 * The network goes, and files of the app still come, as if they were on this device. For journeys that are about something else:
 * a page that is loaded again is lost.
 */
export async function loseNetwork(page: Page): Promise<void> {
  await page
    .context()
    .route('**/assets/**', (route) => route.fulfill({ path: join(built, new URL(route.request().url()).pathname) }));
  await page.context().setOffline(true);
}

/** As if the browser had thrown the session away; what the app keeps about its person stays. */
export async function loseTokens(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage)) if (key.startsWith('oidc.')) localStorage.removeItem(key);
  });
}

/** Looks for a new build; answers how its install ended. */
export function installUpdate(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    const found = new Promise<ServiceWorker>((resolve) =>
      registration.addEventListener('updatefound', () => registration.installing && resolve(registration.installing)),
    );
    await registration.update();
    const worker = registration.installing ?? registration.waiting ?? (await found);
    while (worker.state === 'installing') await new Promise((next) => worker.addEventListener('statechange', next));
    return worker.state;
  });
}

/** What lies in the browser's own cache hides what the service worker has not kept. */
export async function forgetHttpCache(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.clearBrowserCache');
}
