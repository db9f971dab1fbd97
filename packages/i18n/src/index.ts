export { formatList } from './format-list.ts';
export {
  chooseSpeech,
  directionOf,
  isLanguage,
  type Language,
  languages,
  languagesInPreparation,
  MADE_UP,
  nameOfLanguage,
  type Speech,
  teamLanguages,
} from './languages.ts';
export { memberMessages, responderMessages } from './message-catalog.ts';
export type {
  CatalogMessage,
  CatalogMessages,
  CatalogMessagesOf,
  MessageCatalog,
  Messages,
  MessagesOf,
  Spoken,
} from './messages.ts';
export { spoken } from './spoken.ts';
