import { readFileSync } from 'node:fs';
import { getDirection, isLanguage, languages, languagesInPreparation } from '@tideform/i18n';
import { compileMessages, parseSourceCatalog } from '@tideform/i18n/written';
import type { Plugin } from 'vite';

const catalogFile = /\.messages\.ts$/;
const languageFile = /\.messages\.ts\?language=([\w-]+)$/;

/**
 * Replaces each message catalog with a loader that has one module for each language, so that a page downloads only one
 * language. Messages are compiled, so no page needs the parser of the ICU message format. A production build leaves out
 * languages in preparation.
 */
export function messagesByLanguage(inPreparation = languagesInPreparation): Plugin {
  let skipped = inPreparation;
  return {
    name: 'messages-by-language',
    enforce: 'pre',
    configResolved({ command }) {
      if (command === 'serve') skipped = [];
    },
    transformIndexHtml(html) {
      const previewed = inPreparation.filter((one) => !skipped.includes(one));
      return addLanguageAttributes(html, [...languages, ...previewed]);
    },
    transform: {
      filter: { id: catalogFile },
      handler(code, id) {
        const catalog = parseSourceCatalog(code, id);
        if (!catalog) return undefined;
        const file = id.slice(id.lastIndexOf('/') + 1);
        const built = catalog.languages.filter((one) => !skipped.includes(one));
        const loads = built.map((one) => `'${one}': () => import('./${file}?language=${one}')`);
        const call = `loadedCatalog({ ${loads.join(', ')} })`;
        const rest = code.slice(0, catalog.start) + call + code.slice(catalog.end);
        return { code: `import { loadedCatalog } from '@tideform/i18n/loaded';\n${rest}`, map: { mappings: '' } };
      },
    },
    load: {
      filter: { id: languageFile },
      handler(id) {
        const file = id.slice(0, id.lastIndexOf('?'));
        const catalog = parseSourceCatalog(readFileSync(file, 'utf8'), file);
        const language = languageFile.exec(id)?.[1];
        if (!catalog || language === undefined) return this.error(`${file} has no catalog`);
        this.addWatchFile(file);
        return `export default ${JSON.stringify(compileMessages(catalog.messages, language))};`;
      },
    },
  };
}

/**
 * Lists the languages in attributes of the script that sets the page's language before the first rendering
 * (`public/speech.js`).
 */
export function addLanguageAttributes(html: string, tags: readonly string[]): string {
  const rightToLeft = tags.filter((tag) => isLanguage(tag) && getDirection(tag) === 'rtl');
  const attributes = ` data-languages="${tags.join(' ')}" data-right-to-left="${rightToLeft.join(' ')}"`;
  return html.replace('src="/speech.js"', (src) => src + attributes);
}
