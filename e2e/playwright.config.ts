import { defineConfig } from '@playwright/test';
import { launchOptions } from './launch-options.ts';
import { limitFactor } from './machine-speed.ts';

/** Journeys with a special server: a server that can be made to fail, or a server with another build of the app. */
const outageJourneys = /(sign-in|update)\.spec/;

export default defineConfig({
  testDir: 'journeys',
  outputDir: '../.cache/e2e',
  // These limits only end hanging journeys.
  timeout: 240_000 * limitFactor,
  expect: { timeout: 90_000 * limitFactor },
  fullyParallel: true,
  // One worker for each of two cores: a third worker would slow down the other two and their processes.
  workers: 2,
  retries: 0,
  forbidOnly: true,
  // Journeys that need a separate server come first, so that no worker runs them alone at the end.
  projects: [
    { name: 'bad days', testMatch: outageJourneys },
    { name: 'good days', testIgnore: outageJourneys },
  ],
  reporter: [['list'], ['json', { outputFile: '../.cache/e2e-report.json' }]],
  use: {
    viewport: { width: 1280, height: 860 },
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    // Waiting for animations proves nothing, and rendering them takes a fifth of the time.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    actionTimeout: 60_000 * limitFactor,
    launchOptions,
  },
});
