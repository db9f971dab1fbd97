import { availableParallelism } from 'node:os';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { launchOptions } from './e2e/launch-options.ts';
import { limitFactor } from './e2e/machine-speed.ts';

/**
 * Of seeded schedules, a slice with every change; `npm run sim` plays thousands. `SEEDS=2000 FIRST_SEED=1000 npm run
 * simulation -- swarm` tries others, for hours if need be. `FIRST_SEED` also makes other cases for the tests of properties.
 */
const seeds = { first: Number(process.env.FIRST_SEED ?? 1), count: Number(process.env.SEEDS ?? 25) };

declare module 'vitest' {
  interface ProvidedContext {
    readonly seeds: { readonly first: number; readonly count: number };
    readonly isWhole: boolean;
    /** Limits of tests are multiplied by it; see `e2e/machine-speed.ts`. */
    readonly limitFactor: number;
  }
}

/** `SWEEPS=whole npm run simulation` (or `unit`) tries every step, every call and every seed, on both stores. */
const isWhole = process.env.SWEEPS === 'whole';

/** No test is judged by the clock: these end what hangs. */
const limits = {
  testTimeout: 300_000 * limitFactor,
  hookTimeout: 300_000 * limitFactor,
  expect: { poll: { timeout: 90_000 * limitFactor } },
  provide: { seeds, isWhole, limitFactor },
};

/** Files of one kind share a worker and what it has loaded: a test file leaves nothing behind but modules. */
const shared = { ...limits, isolate: false };

/** One kind after the other: each has as many workers as there are cores. */
const after = (groupOrder: number) => ({ sequence: { groupOrder, setupFiles: 'list' as const } });

/** Kinds of test by file suffix; see CONTRIBUTING.md. Journeys in a browser are run by tools/e2e. */
export default defineConfig({
  test: {
    // NOTE: of two cores Vitest leaves one alone, which nearly doubles the time of the tests here and in CI.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    // What a passing test makes the product say is no news; of a failing one it is shown.
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
        // What is loaded when it is first needed is bundled with the rest before the first test, not while one runs.
        optimizeDeps: {
          entries: ['apps/web/src/main.tsx', '{packages,apps/web}/**/*.screen.test.tsx'],
          // A worker asks for it: bundled in the middle of a run, it never comes to the first who waits for it.
          include: ['@jitl/quickjs-wasmfile-release-sync'],
          // One file as it is; a worker asks for it, which nobody looks into in advance.
          exclude: ['libheif-js'],
        },
        test: {
          ...shared,
          ...after(2),
          name: 'screens',
          setupFiles: ['tools/test/plain-react.ts', 'tools/test/prepare-screens.ts'],
          // What is written as CSS is the look of fields; jsdom understands half of it, and does without.
          css: true,
          include: ['{packages,apps}/**/*.screen.test.tsx'],
          exclude: ['**/node_modules/**'],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            // Before the first page comes, all that tests need is bundled: minutes on a busy machine.
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
