import type { BrowserContext } from '@playwright/test';

/** Marks the tour as seen by all users in this browser, because the tour would cover the page. */
export async function skipTour(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    // Some pages can't use storage, such as about:blank.
    if (location.protocol.startsWith('http')) localStorage.setItem('tourSeenBy', '*');
  });
}
