export { memberWords, responderWords } from './catalogue.ts';
export { chooseSpeech, directionOf, isLanguage, type Language, languages, MADE_UP, type Speech } from './languages.ts';
export type { Catalogue, Message, Messages, Words, WordsOf } from './messages.ts';
