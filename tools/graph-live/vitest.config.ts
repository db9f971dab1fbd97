import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

/** Time limit of a test in milliseconds: a remote service with throttling is slow. */
const timeoutMs = 300_000;

export default defineConfig({
  root: join(import.meta.dirname, '..', '..'),
  test: {
    name: 'live',
    environment: 'node',
    include: ['tools/graph-live/live-suite.ts'],
    testTimeout: timeoutMs,
    hookTimeout: timeoutMs,
  },
});
