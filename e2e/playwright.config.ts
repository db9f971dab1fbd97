import { defineConfig } from '@playwright/test';
import { launchOptions } from './launch-options.ts';

/** Journeys whose server can be made to fail, or has a build of its own. */
const badDays = /(sign-in|update)\.spec/;

export default defineConfig({
  testDir: 'journeys',
  outputDir: '../.cache/e2e',
  // Three at a time, each with a server of its own; what is slow because of that is not wrong.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  fullyParallel: true,
  // On two cores: a third of a journey is waiting, for ticks, for what is saved a second later, for answers.
  workers: 3,
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
    actionTimeout: 20_000,
    launchOptions,
  },
});
