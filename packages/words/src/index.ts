export { memberWords, responderWords } from './catalogue.ts';
export {
  chooseSpeech,
  directionOf,
  isLanguage,
  type Language,
  languages,
  MADE_UP,
  nameOfLanguage,
  type Speech,
  teamLanguages,
} from './languages.ts';
export type { Catalogue, Message, Messages, MessagesOf, Spoken, Words, WordsOf } from './messages.ts';
export { spoken } from './spoken.ts';
export { wordList } from './word-list.ts';
