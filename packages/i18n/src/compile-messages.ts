import compile from 'icu-minify/compile';
import { MADE_UP } from './languages.ts';
import type { CatalogMessage, CatalogMessages, CompiledMessages } from './messages.ts';
import { makeUp } from './pseudo-locale.ts';

/** Reads messages in one language; what lacks it is said in English. @throws for a text that is no ICU message */
export function compileMessages(messages: CatalogMessages, language: string): CompiledMessages {
  if (language === MADE_UP) return makeUp(compileMessages(messages, 'en'));
  const read = Object.entries(messages).map(([key, one]) => [
    key,
    isMessage(one) ? compile(textOf(one, language)) : compileMessages(one, language),
  ]);
  return Object.fromEntries(read);
}

export const isMessage = (one: CatalogMessage | CatalogMessages): one is CatalogMessage => typeof one.en === 'string';

function textOf(message: CatalogMessage, language: string): string {
  return (language in message ? message[language as keyof CatalogMessage] : undefined) ?? message.en;
}
