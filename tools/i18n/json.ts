import type { TranslatedLanguage } from '@tideform/i18n/written';
import { splitMessage } from './placeholders.ts';
import { type ExportedMessage, getNotes, type ReturnedFile, type ReturnedMessage } from './translation-file.ts';

/** Writes messages as JSON: `{ sourceLanguage, targetLanguage, messages: { [id]: { source, target, state, … } } }`. */
export function writeJson(language: TranslatedLanguage, messages: readonly ExportedMessage[]): string {
  const entries = messages.map(({ message, target, isStale }) => {
    const placeholders = splitMessage(message.english).flatMap((part) =>
      typeof part === 'string' ? [] : [part.placeholder],
    );
    const notes = getNotes(language, message);
    return [
      message.id,
      {
        source: message.english,
        target: target ?? '',
        state: target === undefined || isStale ? 'initial' : 'translated',
        ...(notes.length > 0 && { note: notes.join('\n') }),
        ...(placeholders.length > 0 && { placeholders: [...new Set(placeholders)] }),
      },
    ];
  });
  const file = { sourceLanguage: 'en', targetLanguage: language, messages: Object.fromEntries(entries) as object };
  return `${JSON.stringify(file, null, 2)}\n`;
}

/** @throws if the text isn't a file of `writeJson` */
export function readJson(text: string): ReturnedFile {
  const file: unknown = JSON.parse(text);
  if (!isObject(file) || typeof file.targetLanguage !== 'string' || !isObject(file.messages)) {
    throw new Error('The file must have "targetLanguage" and "messages"');
  }
  return { language: file.targetLanguage, messages: Object.entries(file.messages).map(parseReturnedMessage) };
}

function parseReturnedMessage([id, entry]: readonly [string, unknown]): ReturnedMessage {
  if (!isObject(entry) || typeof entry.source !== 'string') throw new Error(`"${id}" must have a "source"`);
  const { source, target, state } = entry;
  if (target !== undefined && typeof target !== 'string') throw new Error(`The "target" of "${id}" must be a text`);
  return { id, source, target: target === '' ? undefined : target, isInitial: state === 'initial' };
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
