import { compileMessages } from './compile-messages.ts';
import { formatMessages } from './format-messages.ts';
import { type Locale, responderLanguages, teamLanguages } from './languages.ts';
import type { CatalogMessages, MessageCatalog, Messages, ResponderMessage } from './messages.ts';

/**
 * Defines a catalog for members: English and German.
 *
 * NOTE: the app's build replaces the call, so that a page downloads one precompiled language
 * (`messages-by-language.ts`). Its argument must therefore be an object literal.
 */
export function memberMessages<const M extends CatalogMessages>(messages: M): MessageCatalog<M> {
  return createCatalog(messages, teamLanguages);
}

/** Defines a catalog that respondents see as well: each language of the product. */
export function responderMessages<const M extends CatalogMessages<ResponderMessage>>(messages: M): MessageCatalog<M> {
  return createCatalog(messages, responderLanguages);
}

function createCatalog<M extends CatalogMessages>(
  messagesByLanguage: M,
  offered: readonly string[],
): MessageCatalog<M> {
  const messagesByLocale = new Map<string, Messages<M>>();
  return {
    read(wanted) {
      const { language, locale } = resolveLocale(wanted, offered);
      const key = `${language} ${locale}`;
      const cached = messagesByLocale.get(key);
      if (cached) return cached;
      const messages = formatMessages<M>(compileMessages(messagesByLanguage, language), locale);
      messagesByLocale.set(key, messages);
      return messages;
    },
  };
}

/** Returns the wanted locale if its language is offered, otherwise English. */
export function resolveLocale(wanted: Locale, offered: readonly string[]): Locale {
  return offered.includes(wanted.language) ? wanted : { language: 'en', locale: 'en' };
}
