import { hasTranslationsFor, type TranslatedLanguage } from '@tideform/i18n/written';
import type { Message } from './catalogs.ts';
import { isStale, type Records } from './records.ts';
import type { ExportedMessage } from './translation-file.ts';

/** Progress of the translation into a language. */
export interface Status {
  readonly total: number;
  readonly missing: readonly Message[];
  readonly stale: readonly Message[];
}

export function computeStatus(messages: readonly Message[], records: Records, language: TranslatedLanguage): Status {
  const all = listMessagesToTranslate(messages, records, language);
  return {
    total: all.length,
    missing: all.filter(({ target }) => target === undefined).map(({ message }) => message),
    stale: all.filter((one) => one.isStale).map(({ message }) => message),
  };
}

/** Returns the messages that a language needs, with their translations so far. */
export const listMessagesToTranslate = (
  messages: readonly Message[],
  records: Records,
  language: TranslatedLanguage,
): readonly ExportedMessage[] =>
  messages
    .filter(({ audience }) => hasTranslationsFor(language, audience))
    .map((message) => ({
      message,
      target: message.texts[language],
      isStale: isStale(records, language, message),
    }));
