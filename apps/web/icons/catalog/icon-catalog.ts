import { gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';
import { type CatalogFiles, readIcons } from './read-icons.ts';

const folder = 'icons/catalog';

/**
 * Adds the icon catalog to the built app, also compressed. In development, the catalog is created on the first request.
 */
export function iconCatalog(): Plugin {
  let files: CatalogFiles | undefined;
  const read = () => {
    files ??= readIcons();
    return files;
  };
  return {
    name: 'icon-catalog',
    generateBundle() {
      for (const [name, source] of Object.entries(read())) {
        this.emitFile({ type: 'asset', fileName: `${folder}/${name}.json`, source });
        const packed = gzipSync(source, { level: 9 });
        this.emitFile({ type: 'asset', fileName: `${folder}/${name}.json.gz`, source: packed });
      }
    },
    configureServer(server) {
      server.middlewares.use(`/${folder}/`, (request, response, next) => {
        const name = request.url?.replace(/^\/|\.json$/g, '');
        if (name !== 'names' && name !== 'paths') return next();
        response.setHeader('content-type', 'application/json').end(read()[name]);
      });
    },
  };
}
