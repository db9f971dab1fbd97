import { compileMessages } from './compile-messages.ts';
import { formatMessages } from './format-messages.ts';
import { responderLanguages, type Speech, teamLanguages } from './languages.ts';
import type { CatalogMessages, MessageCatalog, Messages, ResponderMessage } from './messages.ts';

/**
 * The catalog of a place where members meet it: English and German.
 *
 * NOTE: the app's build replaces the call: a page downloads one language, read already (`messages-by-language.ts`). Hence its one
 * argument is written out in the call.
 */
export function memberMessages<const M extends CatalogMessages>(messages: M): MessageCatalog<M> {
  return catalog(messages, teamLanguages);
}

/** The catalog of a place that whoever fills in a form meets: each language that the product speaks. */
export function responderMessages<const M extends CatalogMessages<ResponderMessage>>(messages: M): MessageCatalog<M> {
  return catalog(messages, responderLanguages);
}

function catalog<M extends CatalogMessages>(written: M, offered: readonly string[]): MessageCatalog<M> {
  const byLocale = new Map<string, Messages<M>>();
  return {
    read(wanted) {
      const { language, locale } = offeredSpeech(wanted, offered);
      const key = `${language} ${locale}`;
      const known = byLocale.get(key);
      if (known) return known;
      const messages = formatMessages<M>(compileMessages(written, language), locale);
      byLocale.set(key, messages);
      return messages;
    },
  };
}

/** English, with its numbers and plurals, where a language is not offered. */
export function offeredSpeech(wanted: Speech, offered: readonly string[]): Speech {
  return offered.includes(wanted.language) ? wanted : { language: 'en', locale: 'en' };
}
