export { compileMessages, isMessage } from '../compile-messages.ts';
export { type CatalogAudience, isTranslatedFor, languageSettings, type TranslatedLanguage } from '../languages.ts';
export type { CatalogMessages } from '../messages.ts';
export { type CatalogEntries, type CatalogEntry, catalogEntries } from './catalog-entries.ts';
export { messageArguments, pluralsOf } from './message-parts.ts';
export { translationFaults } from './translation-faults.ts';
export { type WrittenCatalog, writtenCatalog } from './written-catalog.ts';
