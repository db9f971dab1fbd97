import { availableParallelism } from 'node:os';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { launchOptions } from './e2e/launch-options.ts';
import { limitFactor } from './e2e/machine-speed.ts';

/**
 * Seeds of random schedules: tests run a small sample; `npm run sim` runs thousands. To run other seeds, for hours if necessary:
 * `SEEDS=2000 FIRST_SEED=1000 npm run simulation -- swarm`. `FIRST_SEED` also changes the cases of property tests.
 */
const seeds = { first: Number(process.env.FIRST_SEED ?? 1), count: Number(process.env.SEEDS ?? 25) };

declare module 'vitest' {
  interface ProvidedContext {
    readonly seeds: { readonly first: number; readonly count: number };
    readonly isWhole: boolean;
    /** Factor for time limits of tests; see `e2e/machine-speed.ts`. */
    readonly limitFactor: number;
  }
}

/**
 * `SWEEPS=whole npm run simulation` (or `unit`) runs the tests for every step, every call and every seed, with both
 * stores.
 */
const isWhole = process.env.SWEEPS === 'whole';

/** Time limits that only end hanging tests. */
const limits = {
  testTimeout: 300_000 * limitFactor,
  hookTimeout: 300_000 * limitFactor,
  expect: { poll: { timeout: 90_000 * limitFactor } },
  provide: { seeds, isWhole, limitFactor },
};

/**
 * Settings for test files that share workers and their loaded modules; such a test file must clean up all other state.
 */
const shared = { ...limits, isolate: false };

/** Returns settings that run the test projects one after another, because each project uses a worker for every core. */
const after = (groupOrder: number) => ({ sequence: { groupOrder, setupFiles: 'list' as const } });

/** Test projects by file suffix; see CONTRIBUTING.md. tools/e2e runs the browser journeys. */
export default defineConfig({
  test: {
    // NOTE: with two cores Vitest would use only one, which nearly doubles the test time here and in CI.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    // Console output is shown for failing tests only.
    silent: 'passed-only',
    projects: [
      {
        test: {
          ...shared,
          name: 'units',
          environment: 'node',
          globalSetup: ['tools/test/stop-postgres.ts'],
          setupFiles: ['tools/test/note-processor-time.ts', 'tools/test/prepare-properties.ts'],
          include: ['{packages,apps,tools,bench}/**/*.test.ts'],
          exclude: ['**/node_modules/**', 'bench/peers/**', '**/*.{simulation,conformance,process}.test.ts'],
        },
      },
      {
        test: {
          ...shared,
          ...after(1),
          name: 'views',
          environment: 'jsdom',
          setupFiles: ['tools/test/plain-react.ts', 'tools/test/note-processor-time.ts', 'tools/test/prepare-views.ts'],
          include: ['{packages,apps}/**/*.test.tsx'],
          exclude: ['**/node_modules/**', '**/*.screen.test.tsx'],
        },
      },
      {
        // Bundles lazily loaded modules before the first test, not during a test.
        optimizeDeps: {
          entries: ['apps/web/src/main.tsx', '{packages,apps/web}/**/*.screen.test.tsx'],
          // A worker imports this package: if Vite bundled it during a run, the first worker would wait for it forever.
          include: ['@jitl/quickjs-wasmfile-release-sync'],
          // This package is a single file, imported by a worker that Vite doesn't scan in advance.
          exclude: ['libheif-js'],
        },
        test: {
          ...shared,
          ...after(2),
          name: 'screens',
          setupFiles: ['tools/test/plain-react.ts', 'tools/test/prepare-screens.ts'],
          // Loads the CSS files of fields. View tests run without them, because jsdom supports only half of CSS.
          css: true,
          include: ['{packages,apps}/**/*.screen.test.tsx'],
          exclude: ['**/node_modules/**'],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            // All test dependencies are bundled before the first page opens, which takes minutes on a busy machine.
            connectTimeout: 300_000 * limitFactor,
            provider: playwright({ launchOptions }),
            instances: [{ browser: 'chromium' }],
            viewport: { width: 1280, height: 860 },
          },
        },
      },
      {
        test: {
          ...limits,
          name: 'simulation',
          environment: 'node',
          setupFiles: ['tools/test/note-processor-time.ts'],
          include: ['packages/**/*.simulation.test.ts'],
          testTimeout: Math.max(600_000, seeds.count * 4_000) * limitFactor,
        },
      },
      {
        test: {
          ...limits,
          name: 'conformance',
          environment: 'node',
          globalSetup: ['tools/test/stop-postgres.ts'],
          setupFiles: ['tools/test/note-processor-time.ts'],
          include: ['{packages,apps,tools}/**/*.conformance.test.ts'],
        },
      },
      {
        test: {
          ...shared,
          ...after(1),
          name: 'processes',
          environment: 'node',
          globalSetup: ['tools/test/stop-postgres.ts'],
          setupFiles: ['tools/test/note-processor-time.ts'],
          include: ['{packages,apps,tools,bench}/**/*.process.test.ts'],
        },
      },
    ],
  },
});
