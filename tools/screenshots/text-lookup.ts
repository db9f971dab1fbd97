import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type CatalogMessages, compileMessages, isMessage, parseSourceCatalog } from '@tideform/i18n/written';
import { readSourceFiles } from '../dependency-rule/source-files.ts';

const root = join(import.meta.dirname, '..', '..');

/**
 * Function that returns a pattern for the localized text of an English message. The pattern matches the whole text,
 * with any value for each placeholder.
 */
export type TextLookup = (english: string) => RegExp;

/**
 * Returns a lookup of localized texts by their English text, in all message catalogs. If translations differ, the
 * pattern matches any of them; it also matches English, since some texts aren't translated to Arabic.
 *
 * @throws for a text that isn't in any catalog
 */
export function createTextLookup(language: string): TextLookup {
  const patternsByEnglish = new Map<string, Set<string>>();
  for (const { path } of readSourceFiles(root, ['packages', 'apps']).filter((file) =>
    file.path.endsWith('.messages.ts'),
  )) {
    const catalog = parseSourceCatalog(readFileSync(join(root, path), 'utf8'), path);
    if (catalog) addMessages(catalog.messages);
  }
  return (english) => {
    const all = patternsByEnglish.get(english);
    if (!all) throw new Error(`No message catalog contains “${english}”`);
    return new RegExp(`^(${[...all].join('|')})$`);
  };

  function addMessages(messages: CatalogMessages): void {
    for (const [key, one] of Object.entries(messages)) {
      if (!isMessage(one)) addMessages(one);
      else {
        const patterns = ['en', language].map((each) => createPattern(compileMessages({ [key]: one }, each)[key]));
        patternsByEnglish.set(one.en, new Set([...(patternsByEnglish.get(one.en) ?? []), ...patterns]));
      }
    }
  }
}

/**
 * Returns the pattern of a message as parsed by icu-minify: a text, or a list of texts and values. Matches any white space, because
 * accessible names contain plain spaces only.
 */
const createPattern = (parsed: unknown): string =>
  (Array.isArray(parsed) ? parsed : [parsed])
    .map((part) => (typeof part === 'string' ? RegExp.escape(part).replaceAll('\\xa0', '\\s') : '.+'))
    .join('');
