import { join } from 'node:path';

/** What Node is given to start a server: as it ships, with switches for what only bad days bring, and one that dies where it is told. */
export const serverEntries = {
  product: join(import.meta.dirname, '..', 'main.ts'),
  withSwitches: join(import.meta.dirname, 'server-with-switches.ts'),
  thatDies: join(import.meta.dirname, 'failpoints', 'server-that-dies.ts'),
};
