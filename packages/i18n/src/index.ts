export { createLocalized } from './create-localized.ts';
export { formatList } from './format-messages.ts';
export {
  chooseLocale,
  getDirection,
  getLanguageName,
  isLanguage,
  type Language,
  type Locale,
  languages,
  languagesInPreparation,
  PSEUDO_LOCALE,
  teamLanguages,
} from './languages.ts';
export { memberMessages, responderMessages } from './message-catalog.ts';
export type {
  CatalogMessage,
  CatalogMessages,
  CatalogMessagesOf,
  Localized,
  MessageCatalog,
  Messages,
  MessagesOf,
} from './messages.ts';
