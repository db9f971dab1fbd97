import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type CatalogMessages, compileMessages, isMessage, writtenCatalog } from '@tideform/i18n/written';
import { sourceFiles } from '../dependency-rule/source-files.ts';

const root = join(import.meta.dirname, '..', '..');

/** Finds what the screen calls by this English: a whole text, in which each value may be anything. */
export type Say = (english: string) => RegExp;

/**
 * What a language says where English says this, looked up in all catalogs. Where they differ, each will do; English too, for what an
 * Arabic member meets in it.
 *
 * @throws for a text that no catalog has
 */
export function sayIn(language: string): Say {
  const said = new Map<string, Set<string>>();
  for (const { path } of sourceFiles(root, ['packages', 'apps']).filter((file) => file.path.endsWith('.messages.ts'))) {
    const catalog = writtenCatalog(readFileSync(join(root, path), 'utf8'), path);
    if (catalog) note(catalog.messages);
  }
  return (english) => {
    const all = said.get(english);
    if (!all) throw new Error(`No catalog says “${english}”`);
    return new RegExp(`^(${[...all].join('|')})$`);
  };

  function note(messages: CatalogMessages): void {
    for (const [key, one] of Object.entries(messages)) {
      if (!isMessage(one)) note(one);
      else {
        const patterns = ['en', language].map((each) => patternOf(compileMessages({ [key]: one }, each)[key]));
        said.set(one.en, new Set([...(said.get(one.en) ?? []), ...patterns]));
      }
    }
  }
}

/** Pattern of a message as icu-minify parses it: a text, or a list of texts and values. Accessible names have plain spaces only. */
const patternOf = (parsed: unknown): string =>
  (Array.isArray(parsed) ? parsed : [parsed])
    .map((part) => (typeof part === 'string' ? RegExp.escape(part).replaceAll('\\xa0', '\\s') : '.+'))
    .join('');
