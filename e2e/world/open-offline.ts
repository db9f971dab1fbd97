import type { Page } from '@playwright/test';

/** The app is on this device: its service worker has everything it needs to start without a network. */
export async function keepOnDevice(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
}

/** The network goes, once the app is on this device: who loses it before that has what is in memory, and no more. */
export async function goOffline(page: Page): Promise<void> {
  await keepOnDevice(page);
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
