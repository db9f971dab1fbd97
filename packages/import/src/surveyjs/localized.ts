import { isRecord } from '@tideform/engine';
import { textIn } from '../building/read-values.ts';
import { because } from '../report/finding.ts';
import type { SourcePart } from '../report/source-part.ts';

/** Texts in several languages are `{ default: …, de: … }`; `default` is the language of the survey. */
export function localizedText(value: unknown, language: string): string | undefined {
  if (!isRecord(value)) return textIn(value);
  const own = [value[language], value.default, value.en, ...Object.values(value)];
  return own.map(textIn).find((text) => text !== undefined);
}

export const languagesIn = (value: unknown): readonly string[] => (isRecord(value) ? Object.keys(value) : []);

/** A text of a part, in the language of the form. Other languages are kept aside. */
export function words(part: SourcePart, property: string, language: string): string | undefined {
  const value = part.look(property);
  const languages = languagesIn(value);
  const shown = localizedText(value, language);
  if (value === undefined) return undefined;
  if (shown === undefined && value !== '') part.lose(property, because('wrongValue'));
  else if (languages.length > 1) part.change(property, because('otherLanguages', { languages: languages.join(', ') }));
  else part.keep(property);
  return shown;
}
