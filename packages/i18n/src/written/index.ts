export { compileMessages, isMessage } from '../compile-messages.ts';
export type { CatalogMessages } from '../messages.ts';
export { messageArguments, pluralsOf } from './message-parts.ts';
export { type WrittenCatalog, writtenCatalog } from './written-catalog.ts';
