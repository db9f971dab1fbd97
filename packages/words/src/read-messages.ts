import compile from 'icu-minify/compile';
import { makeUp } from './make-up.ts';
import type { Message, Messages, ReadMessages } from './messages.ts';

/** Reads messages in one language; what lacks it is said in English. @throws for a text that is no ICU message */
export function readMessages(messages: Messages, language: string): ReadMessages {
  const inEnglish = language === 'en-XA';
  const read = Object.entries(messages).map(([key, one]) => [
    key,
    isMessage(one) ? compile(textOf(one, inEnglish ? 'en' : language)) : readMessages(one, inEnglish ? 'en' : language),
  ]);
  return inEnglish ? makeUp(Object.fromEntries(read)) : Object.fromEntries(read);
}

export const isMessage = (one: Message | Messages): one is Message => typeof one.en === 'string';

function textOf(message: Message, language: string): string {
  return (language in message ? message[language as keyof Message] : undefined) ?? message.en;
}
