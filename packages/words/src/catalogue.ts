import { responderLanguages, type Speech, teamLanguages } from './languages.ts';
import type { Catalogue, Messages, ResponderMessage, Words } from './messages.ts';
import { readMessages } from './read-messages.ts';
import { sayMessages } from './say-messages.ts';

/**
 * The catalogue of a place where members meet it: English and German.
 *
 * NOTE: the app's build replaces the call: a page downloads one language, read already (`words-by-language.ts`). Hence its one
 * argument is written out in the call.
 */
export function memberWords<const M extends Messages>(messages: M): Catalogue<M> {
  return catalogue(messages, teamLanguages);
}

/** The catalogue of a place that whoever fills in a form meets: each language that the product speaks. */
export function responderWords<const M extends Messages<ResponderMessage>>(messages: M): Catalogue<M> {
  return catalogue(messages, responderLanguages);
}

function catalogue<M extends Messages>(messages: M, offered: readonly string[]): Catalogue<M> {
  const said = new Map<string, Words<M>>();
  return {
    read(wanted) {
      const { language, locale } = offeredSpeech(wanted, offered);
      const key = `${language} ${locale}`;
      const known = said.get(key);
      if (known) return known;
      const words = sayMessages<M>(readMessages(messages, language), locale);
      said.set(key, words);
      return words;
    },
  };
}

/** English, with its numbers and plurals, where a language is not offered. */
export function offeredSpeech(wanted: Speech, offered: readonly string[]): Speech {
  return offered.includes(wanted.language) ? wanted : { language: 'en', locale: 'en' };
}
