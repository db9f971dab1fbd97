import compile from 'icu-minify/compile';
import { PSEUDO_LOCALE } from './languages.ts';
import type { CatalogMessage, CatalogMessages, CompiledMessages } from './messages.ts';
import { createPseudoMessages } from './pseudo-locale.ts';

/** Compiles messages for one language, with English as the fallback. @throws if a text isn't a valid ICU message */
export function compileMessages(messages: CatalogMessages, language: string): CompiledMessages {
  if (language === PSEUDO_LOCALE) return createPseudoMessages(compileMessages(messages, 'en'));
  const compiled = Object.entries(messages).map(([key, one]) => [
    key,
    isMessage(one) ? compile(getText(one, language)) : compileMessages(one, language),
  ]);
  return Object.fromEntries(compiled);
}

export const isMessage = (one: CatalogMessage | CatalogMessages): one is CatalogMessage => typeof one.en === 'string';

function getText(message: CatalogMessage, language: string): string {
  return (language in message ? message[language as keyof CatalogMessage] : undefined) ?? message.en;
}
