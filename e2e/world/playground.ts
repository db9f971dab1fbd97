import { join } from 'node:path';
import { build, preview } from 'vite';

export interface Playground {
  readonly address: string;
  close(): Promise<void>;
}

const root = join(import.meta.dirname, '../../apps/web');
const outDir = join(import.meta.dirname, '../../.cache/playground');

/**
 * Builds and serves the components' playground, which production builds don't contain. It is built, because a
 * development server would have to serve thousands of modules. Needs neither the product's server nor a signed-in user.
 */
export async function startPlayground(): Promise<Playground> {
  await build({
    root,
    logLevel: 'error',
    define: { 'import.meta.env.DEV': 'true' },
    build: { outDir, emptyOutDir: true, minify: false, sourcemap: false, reportCompressedSize: false },
  });
  const server = await preview({ root, logLevel: 'error', build: { outDir }, preview: { host: '127.0.0.1', port: 0 } });
  const address = server.resolvedUrls?.local[0];
  if (!address) throw new Error('The playground has no address');
  return { address, close: () => server.close() };
}
