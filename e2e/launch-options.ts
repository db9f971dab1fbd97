import { findChromium } from './find-chromium.ts';

const chromium = findChromium();

/** How tests start a browser: the one that is installed, as root too, and without calls of its own to the outside. */
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
