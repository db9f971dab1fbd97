export { compileMessages, isMessage } from '../compile-messages.ts';
export { type CatalogAudience, isTranslatedFor, languageSettings, type TranslatedLanguage } from '../languages.ts';
export type { CatalogMessages } from '../messages.ts';
export { type CatalogEntries, type CatalogEntry, listCatalogEntries } from './catalog-entries.ts';
export { findArguments, findPlurals } from './message-parts.ts';
export { findTranslationErrors } from './translation-faults.ts';
export { parseSourceCatalog, type SourceCatalog } from './written-catalog.ts';
