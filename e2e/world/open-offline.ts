import { join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';

const built = join(import.meta.dirname, '..', '..', 'apps', 'web', 'dist');

const INSTALL_EVENT = 'keep-on-device';

/**
 * Delays the installation of the service worker until `installOffline`: loading the whole app takes a fifth of the time
 * of a short journey, and few journeys go offline.
 */
export async function delayServiceWorker(context: BrowserContext): Promise<void> {
  await context.addInitScript((keep) => {
    // Some pages have no service workers, such as about:blank.
    if (!('serviceWorker' in navigator)) return;
    const wanted = new Promise((resolve) => addEventListener(keep, resolve, { once: true }));
    const register = ServiceWorkerContainer.prototype.register;
    ServiceWorkerContainer.prototype.register = async function (...args) {
      if (!(await this.getRegistration())) await wanted;
      return register.apply(this, args);
    };
  }, INSTALL_EVENT);
}

/** Installs the app on this device: waits until its service worker has everything needed to start offline. */
export async function installOffline(page: Page): Promise<void> {
  await page.evaluate(async (keep) => {
    dispatchEvent(new Event(keep));
    await navigator.serviceWorker.ready;
  }, INSTALL_EVENT);
}

/** Installs the app on this device and goes offline. Without the installation, only code in memory would work. */
export async function goOffline(page: Page): Promise<void> {
  await installOffline(page);
  await page.context().setOffline(true);
}

/**
 * Goes offline, but still loads assets of the app, as if they were stored on this device. For journeys that aren't
 * about starting offline: pages can't be reloaded.
 */
export async function blockNetwork(page: Page): Promise<void> {
  await page
    .context()
    .route('**/assets/**', (route) => route.fulfill({ path: join(built, new URL(route.request().url()).pathname) }));
  await page.context().setOffline(true);
}

/** Removes the session's tokens from the browser; what the app stores about its user stays. */
export async function removeTokens(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage)) if (key.startsWith('oidc.')) localStorage.removeItem(key);
  });
}

/**
 * Makes the service worker check for a new build of the app.
 *
 * @returns the final installation state of the new build's service worker
 */
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

/** Clears the browser's HTTP cache, which would hide files that the service worker hasn't stored. */
export async function forgetHttpCache(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.clearBrowserCache');
}
