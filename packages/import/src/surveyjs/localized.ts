import { isRecord } from '@tideform/engine';
import { parseText } from '../building/parse-values.ts';
import { createFindingReason } from '../report/finding.ts';
import type { SourcePart } from '../report/source-part.ts';

/**
 * Returns a localized text, `{ default: …, de: … }`, in a language. `default` contains the text in the survey's default
 * language.
 */
export function getLocalizedText(value: unknown, language: string): string | undefined {
  if (!isRecord(value)) return parseText(value);
  const ownText = [value[language], value.default, value.en, ...Object.values(value)];
  return ownText.map(parseText).find((text) => text !== undefined);
}

export const getLanguages = (value: unknown): readonly string[] => (isRecord(value) ? Object.keys(value) : []);

/** Returns a text of a part in the form's language. Texts in other languages are stored in `foreign`. */
export function readLocalizedText(part: SourcePart, property: string, language: string): string | undefined {
  const value = part.peek(property);
  const languages = getLanguages(value);
  const usedLanguage = getLocalizedText(value, language);
  if (value === undefined) return undefined;
  if (usedLanguage === undefined && value !== '') part.lose(property, createFindingReason('wrongValue'));
  else if (languages.length > 1)
    part.change(property, createFindingReason('otherLanguages', { languages: languages.join(', ') }));
  else part.keep(property);
  return usedLanguage;
}
