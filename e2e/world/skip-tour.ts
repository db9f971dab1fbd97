import type { BrowserContext } from '@playwright/test';

/** Everybody has seen the tour of newcomers in this browser: it would stand before what a journey presses. */
export async function skipTour(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    // Not where a page may keep nothing: on about:blank.
    if (location.protocol.startsWith('http')) localStorage.setItem('tourSeenBy', '*');
  });
}
