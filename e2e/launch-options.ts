import { findChromium } from './find-chromium.ts';

const chromium = findChromium();

/** Launch options of browsers in tests: the installed one, also for root, without background requests. */
export const launchOptions = {
  ...(chromium ? { executablePath: chromium } : {}),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--force-prefers-reduced-motion',
  ],
};
