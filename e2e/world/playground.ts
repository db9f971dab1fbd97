import { join } from 'node:path';
import { createServer } from 'vite';

export interface Playground {
  readonly address: string;
  close(): Promise<void>;
}

/** The components' playground as development serves it. It needs neither the product's server nor anybody signed in. */
export async function startPlayground(): Promise<Playground> {
  const server = await createServer({
    root: join(import.meta.dirname, '../../apps/web'),
    logLevel: 'error',
    // Not the one that a person's own development server is using.
    cacheDir: join(import.meta.dirname, '../../.cache/vite-playground'),
    server: { host: '127.0.0.1', port: 0, hmr: false, watch: null },
  });
  await server.listen();
  const address = server.resolvedUrls?.local[0];
  if (!address) throw new Error('The playground has no address');
  return { address, close: () => server.close() };
}
