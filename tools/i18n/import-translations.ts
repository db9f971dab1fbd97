import { findTranslationErrors, hasTranslationsFor, type TranslatedLanguage } from '@tideform/i18n/written';
import type { Change, Message } from './catalogs.ts';
import { createRecord, isStale, type Records } from './records.ts';
import type { ReturnedFile, ReturnedMessage } from './translation-file.ts';

/** The changes of an import, and the messages it rejects. */
export interface ImportPlan {
  readonly changes: readonly Change[];
  /** Messages whose translation is unchanged, and confirmed for a changed English text. */
  readonly confirmed: readonly Message[];
  readonly unchanged: number;
  /** Messages of the file without a translation. */
  readonly untranslated: number;
  readonly rejected: readonly Refusal[];
}

interface Refusal {
  readonly id: string;
  readonly reason: string;
}

/**
 * Decides for each message of a file whether it can be imported.
 *
 * @throws if the file is for another language
 */
export function planImport(
  messages: readonly Message[],
  records: Records,
  language: TranslatedLanguage,
  file: ReturnedFile,
): ImportPlan {
  if (file.language !== language) throw new Error(`The file is for the language "${file.language}", not "${language}"`);
  const known = new Map(messages.map((message) => [message.id, message]));
  const counts = new Map<string, number>();
  for (const { id } of file.messages) counts.set(id, (counts.get(id) ?? 0) + 1);
  const changes: Change[] = [];
  const confirmed: Message[] = [];
  const refusals: Refusal[] = [];
  let [unchanged, untranslated] = [0, 0];
  for (const returned of file.messages) {
    const { id, target } = returned;
    const message = known.get(id);
    const reasons =
      counts.get(id) === 1 ? validateMessage(language, message, returned) : ['is in the file more than once'];
    if (message && reasons.length === 0) {
      if (target === undefined) untranslated += 1;
      else if (message.texts[language] !== target) changes.push({ message, text: target });
      else if (isStale(records, language, message) && !returned.isInitial) confirmed.push(message);
      else unchanged += 1;
    }
    refusals.push(...reasons.map((reason) => ({ id, reason })));
  }
  return { changes, confirmed, unchanged, untranslated, rejected: refusals };
}

function validateMessage(
  language: TranslatedLanguage,
  message: Message | undefined,
  { source, target }: ReturnedMessage,
): readonly string[] {
  if (!message) return ['is not a message of the product'];
  if (target === undefined) return [];
  if (!hasTranslationsFor(language, message.audience)) return [`is for members, who don't use "${language}"`];
  const isSameEnglish = normalizeSpace(source) === normalizeSpace(message.english);
  if (!isSameEnglish) return ['has another English text in the file than in the product'];
  return findTranslationErrors(language, message.english, target);
}

/** Normalizes white space: translation tools may change it in the source text. */
const normalizeSpace = (text: string): string => text.replace(/[ \t\r\n]+/g, ' ').trim();

/** Returns the translation records of a language after an import. */
export function updateRecords(records: Records, language: string, { changes, confirmed }: ImportPlan): Records {
  return new Map([
    ...records,
    ...changes.map(({ message, text }) => [message.id, createRecord(message.english, text)] as const),
    ...confirmed.map((message) => [message.id, createRecord(message.english, message.texts[language]!)] as const),
  ]);
}
