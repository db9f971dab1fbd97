import { join } from 'node:path';

/** What Node is given to start a server: as it ships, and with switches for what only bad days bring. */
export const serverEntries = {
  product: join(import.meta.dirname, '..', 'main.ts'),
  withSwitches: join(import.meta.dirname, 'server-with-switches.ts'),
};
