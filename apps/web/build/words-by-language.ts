import { readFileSync } from 'node:fs';
import { readMessages, writtenCatalogue } from '@tideform/words/written';
import type { Plugin } from 'vite';

const catalogueFile = /\.words\.ts$/;
const languageFile = /\.words\.ts\?language=([\w-]+)$/;

/**
 * A page downloads its words in one language, read already: each written catalogue becomes one that loads a module for each
 * language, and what reads ICU's message format stays out of every page.
 */
export function wordsByLanguage(): Plugin {
  return {
    name: 'words-by-language',
    enforce: 'pre',
    transform: {
      filter: { id: catalogueFile },
      handler(code, id) {
        const catalogue = writtenCatalogue(code, id);
        if (!catalogue) return undefined;
        const file = id.slice(id.lastIndexOf('/') + 1);
        const loads = catalogue.languages.map((one) => `'${one}': () => import('./${file}?language=${one}')`);
        const call = `loadedCatalogue({ ${loads.join(', ')} })`;
        const rest = code.slice(0, catalogue.start) + call + code.slice(catalogue.end);
        return { code: `import { loadedCatalogue } from '@tideform/words/loaded';\n${rest}`, map: { mappings: '' } };
      },
    },
    load: {
      filter: { id: languageFile },
      handler(id) {
        const file = id.slice(0, id.lastIndexOf('?'));
        const catalogue = writtenCatalogue(readFileSync(file, 'utf8'), file);
        const language = languageFile.exec(id)?.[1];
        if (!catalogue || language === undefined) return this.error(`${file} has no catalogue`);
        this.addWatchFile(file);
        return `export default ${JSON.stringify(readMessages(catalogue.messages, language))};`;
      },
    },
  };
}
