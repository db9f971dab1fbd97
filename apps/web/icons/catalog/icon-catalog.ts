import { gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';
import { type CatalogFiles, readIcons } from './read-icons.ts';

const folder = 'icons/catalog';

/** Puts the icon catalog beside the app, packed too; in development it is read when it is asked for. */
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
