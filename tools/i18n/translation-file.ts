import type { TranslatedLanguage } from '@tideform/i18n/written';
import type { Message } from './catalogs.ts';

/** A message to export, with its current translation. */
export interface ExportedMessage {
  readonly message: Message;
  readonly target: string | undefined;
  /** Whether the English text has changed since it was translated. */
  readonly isStale: boolean;
}

/** One message of a file that translators return. */
export interface ReturnedMessage {
  readonly id: string;
  /** The English text that was translated. */
  readonly source: string;
  readonly target: string | undefined;
  /** Whether the file marks the translation as incomplete. */
  readonly isInitial: boolean;
}

export interface ReturnedFile {
  readonly language: string;
  readonly messages: readonly ReturnedMessage[];
}

/** Returns what translators need to know about a message: comments of developers, and the plural categories of their language. */
export function getNotes(language: TranslatedLanguage, { catalogNote, notes, english }: Message): readonly string[] {
  const categories = new Intl.PluralRules(language).resolvedOptions().pluralCategories.join(', ');
  const isPlural = /,\s*plural\s*,/.test(english);
  const plural = `Translate the texts in braces. Give each plural these categories: ${categories}. # is the number.`;
  return [catalogNote, ...notes, isPlural ? plural : undefined].filter(
    (note) => note !== undefined && note !== '',
  ) as string[];
}
