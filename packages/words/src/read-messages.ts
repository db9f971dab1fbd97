import compile from 'icu-minify/compile';
import { MADE_UP } from './languages.ts';
import { makeUp } from './make-up.ts';
import type { Message, Messages, ReadMessages } from './messages.ts';

/** Reads messages in one language; what lacks it is said in English. @throws for a text that is no ICU message */
export function readMessages(messages: Messages, language: string): ReadMessages {
  if (language === MADE_UP) return makeUp(readMessages(messages, 'en'));
  const read = Object.entries(messages).map(([key, one]) => [
    key,
    isMessage(one) ? compile(textOf(one, language)) : readMessages(one, language),
  ]);
  return Object.fromEntries(read);
}

export const isMessage = (one: Message | Messages): one is Message => typeof one.en === 'string';

function textOf(message: Message, language: string): string {
  return (language in message ? message[language as keyof Message] : undefined) ?? message.en;
}
