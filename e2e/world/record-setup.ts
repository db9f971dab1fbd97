import { test } from '@playwright/test';

/**
 * Runs the setup step of a journey, and records its name and duration in the report; `npm run e2e` prints the slowest.
 */
export async function recordSetup<Made>(what: string, prepare: () => Promise<Made>): Promise<Made> {
  const from = performance.now();
  const result = await prepare();
  test.info().annotations.push({ type: 'set-up', description: `${Math.round(performance.now() - from)} ${what}` });
  return result;
}
