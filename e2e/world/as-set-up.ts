import { test } from '@playwright/test';

/** Prepares something for a journey, and notes in its report what, and how long that took; `npm run e2e` prints the slowest. */
export async function asSetUp<Made>(what: string, prepare: () => Promise<Made>): Promise<Made> {
  const from = performance.now();
  const made = await prepare();
  test.info().annotations.push({ type: 'set-up', description: `${Math.round(performance.now() - from)} ${what}` });
  return made;
}
