import { join } from 'node:path';

/**
 * Entry points of servers for tests: the product, the product with switches for rare conditions, and with failpoints.
 */
export const serverEntries = {
  product: join(import.meta.dirname, '..', 'main.ts'),
  withSwitches: join(import.meta.dirname, 'server-with-switches.ts'),
  thatDies: join(import.meta.dirname, 'failpoints', 'server-that-dies.ts'),
};
