export type { Messages } from '../messages.ts';
export { isMessage, readMessages } from '../read-messages.ts';
export { messageArguments, pluralsOf } from './message-parts.ts';
export { type WrittenCatalogue, writtenCatalogue } from './written-catalogue.ts';
