import { wordOf } from '@tideform/engine';
import { valueSpec } from './value-spec.ts';

/** What components whose answer is one text have in common. */
export const textSpec = {
  ...valueSpec,
  isEmpty: (value: string | undefined) => wordOf(value).trim() === '',
  normalize: normalizeText,
} as const;

/**
 * Switches become text, null the empty text. Lists and objects stay as they are, and so do numbers: a sum of text fields
 * adds what was calculated for them, as in form.io. `wordOf` shows them.
 */
export function normalizeText(value: unknown): string | undefined {
  if (value === null) return '';
  if (typeof value === 'boolean') return String(value);
  if (Number.isNaN(value)) return '';
  return value as string | undefined;
}
