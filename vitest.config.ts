import { availableParallelism } from 'node:os';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { launchOptions } from './e2e/launch-options.ts';

/**
 * Of seeded schedules, a slice with every change; `npm run sim` plays thousands. `SEEDS=2000 FIRST_SEED=1000 npm run
 * simulation -- swarm` tries others, for hours if need be. `FIRST_SEED` also makes other cases for the tests of properties.
 */
const seeds = { first: Number(process.env.FIRST_SEED ?? 1), count: Number(process.env.SEEDS ?? 25) };

declare module 'vitest' {
  interface ProvidedContext {
    readonly seeds: { readonly first: number; readonly count: number };
    readonly isWhole: boolean;
  }
}

/** `SWEEPS=whole npm run simulation` (or `unit`) tries every step, every call and every seed, on both stores. */
const isWhole = process.env.SWEEPS === 'whole';

/**
 * Files of one kind share a worker and what it has loaded: a test file leaves nothing behind but modules. A test that waits
 * fails late, so that a busy machine does not fail it.
 */
const shared = { isolate: false, testTimeout: 120_000, hookTimeout: 120_000, expect: { poll: { timeout: 20_000 } } };

/** Kinds of test by file suffix; see CONTRIBUTING.md. Journeys in a browser are run by tools/e2e. */
export default defineConfig({
  test: {
    // NOTE: of two cores Vitest leaves one alone, which nearly doubles the time of the tests here and in CI.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      {
        test: {
          ...shared,
          name: 'units',
          environment: 'node',
          setupFiles: ['tools/test/prepare-properties.ts'],
          provide: { seeds, isWhole },
          include: ['{packages,apps,tools,bench}/**/*.test.ts'],
          exclude: ['**/node_modules/**', 'bench/peers/**', '**/*.{simulation,conformance,process}.test.ts'],
        },
      },
      {
        test: {
          ...shared,
          name: 'views',
          environment: 'jsdom',
          setupFiles: ['tools/test/prepare-views.ts'],
          include: ['{packages,apps}/**/*.test.tsx'],
          exclude: ['**/node_modules/**', '**/*.screen.test.tsx'],
        },
      },
      {
        // What is loaded when it is first needed is bundled with the rest before the first test, not while one runs.
        optimizeDeps: {
          entries: ['apps/web/src/main.tsx', '{packages,apps/web}/**/*.screen.test.tsx'],
          // A worker asks for it: bundled in the middle of a run, it never comes to the first who waits for it.
          include: ['@jitl/quickjs-wasmfile-release-sync'],
          // One file as it is; a worker asks for it, which nobody looks into beforehand.
          exclude: ['libheif-js'],
        },
        test: {
          ...shared,
          name: 'screens',
          setupFiles: ['tools/test/prepare-screens.ts'],
          // What is written as CSS is the look of fields; jsdom understands half of it, and does without.
          css: true,
          include: ['{packages,apps}/**/*.screen.test.tsx'],
          exclude: ['**/node_modules/**'],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            // Before the first page comes, all that tests need is bundled: minutes on a busy machine.
            connectTimeout: 300_000,
            provider: playwright({ launchOptions }),
            instances: [{ browser: 'chromium' }],
            viewport: { width: 1280, height: 860 },
          },
        },
      },
      {
        test: {
          name: 'simulation',
          environment: 'node',
          include: ['packages/**/*.simulation.test.ts'],
          testTimeout: Math.max(600_000, seeds.count * 4_000),
          provide: { seeds, isWhole },
        },
      },
      {
        test: {
          name: 'conformance',
          environment: 'node',
          include: ['{packages,apps,tools}/**/*.conformance.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          ...shared,
          name: 'processes',
          environment: 'node',
          include: ['{packages,apps,tools,bench}/**/*.process.test.ts'],
        },
      },
    ],
  },
});
