import { readFileSync } from 'node:fs';
import { compileMessages, writtenCatalog } from '@tideform/i18n/written';
import type { Plugin } from 'vite';

const catalogFile = /\.messages\.ts$/;
const languageFile = /\.messages\.ts\?language=([\w-]+)$/;

/**
 * A page downloads its words in one language, read already: each written catalog becomes one that loads a module for each
 * language, and what reads ICU's message format stays out of every page.
 */
export function messagesByLanguage(): Plugin {
  return {
    name: 'messages-by-language',
    enforce: 'pre',
    transform: {
      filter: { id: catalogFile },
      handler(code, id) {
        const catalog = writtenCatalog(code, id);
        if (!catalog) return undefined;
        const file = id.slice(id.lastIndexOf('/') + 1);
        const loads = catalog.languages.map((one) => `'${one}': () => import('./${file}?language=${one}')`);
        const call = `loadedCatalog({ ${loads.join(', ')} })`;
        const rest = code.slice(0, catalog.start) + call + code.slice(catalog.end);
        return { code: `import { loadedCatalog } from '@tideform/i18n/loaded';\n${rest}`, map: { mappings: '' } };
      },
    },
    load: {
      filter: { id: languageFile },
      handler(id) {
        const file = id.slice(0, id.lastIndexOf('?'));
        const catalog = writtenCatalog(readFileSync(file, 'utf8'), file);
        const language = languageFile.exec(id)?.[1];
        if (!catalog || language === undefined) return this.error(`${file} has no catalog`);
        this.addWatchFile(file);
        return `export default ${JSON.stringify(compileMessages(catalog.messages, language))};`;
      },
    },
  };
}
