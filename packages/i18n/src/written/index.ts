export { compileMessages, isMessage } from '../compile-messages.ts';
export { type CatalogAudience, hasTranslationsFor, languageSettings, type TranslatedLanguage } from '../languages.ts';
export type { CatalogMessages } from '../messages.ts';
export { findArguments, findPlurals, findTranslationErrors } from './find-translation-errors.ts';
export { type CatalogEntries, type CatalogEntry, listCatalogEntries } from './list-catalog-entries.ts';
export { parseSourceCatalog, type SourceCatalog } from './parse-source-catalog.ts';
