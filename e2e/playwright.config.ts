import { defineConfig } from '@playwright/test';
import { launchOptions } from './launch-options.ts';
import { limitFactor } from './machine-speed.ts';

/** Journeys whose server can be made to fail, or has a build of its own. */
const badDays = /(sign-in|update)\.spec/;

export default defineConfig({
  testDir: 'journeys',
  outputDir: '../.cache/e2e',
  // No journey is judged by the clock: these end what hangs.
  timeout: 240_000 * limitFactor,
  expect: { timeout: 90_000 * limitFactor },
  fullyParallel: true,
  // One for each of two cores: a third would wait for them, and everything that the others begin.
  workers: 2,
  retries: 0,
  forbidOnly: true,
  // What needs a server of its own comes first, so that no worker is alone with it in the end.
  projects: [
    { name: 'bad days', testMatch: badDays },
    { name: 'good days', testIgnore: badDays },
  ],
  reporter: [['list'], ['json', { outputFile: '../.cache/e2e-report.json' }]],
  use: {
    viewport: { width: 1280, height: 860 },
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    // Nothing is proven by watching a dialog slide in, and drawing it takes a fifth of the time.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    actionTimeout: 60_000 * limitFactor,
    launchOptions,
  },
});
