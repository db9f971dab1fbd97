import { defineConfig } from 'vitest/config';

/** Kinds of test by file suffix; see CONTRIBUTING.md. Journeys in a browser are run by tools/e2e. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'units',
          environment: 'node',
          include: ['{packages,apps,tools,bench}/**/*.test.ts'],
          exclude: ['**/node_modules/**', 'bench/peers/**', '**/*.simulation.test.ts', '**/*.conformance.test.ts'],
        },
      },
      {
        test: {
          name: 'views',
          environment: 'jsdom',
          include: ['{packages,apps}/**/*.test.tsx'],
          exclude: ['**/node_modules/**'],
        },
      },
      {
        test: {
          name: 'simulation',
          environment: 'node',
          include: ['packages/**/*.simulation.test.ts'],
          testTimeout: 180_000,
        },
      },
      {
        test: {
          name: 'conformance',
          environment: 'node',
          include: ['{packages,apps}/**/*.conformance.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
