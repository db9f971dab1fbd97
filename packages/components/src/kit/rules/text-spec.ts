import { formatAsText } from '@tideform/engine';
import { valueSpec } from './value-spec.ts';

/** Shared spec of components whose answer is one text. */
export const textSpec = {
  ...valueSpec,
  isEmpty: (value: string | undefined) => formatAsText(value).trim() === '',
  normalize: normalizeText,
} as const;

/**
 * Normalizes an answer: booleans become text, and null becomes the empty text. Lists, objects and numbers stay
 * unchanged, because a sum of text fields adds calculated numbers, as in form.io. `formatAsText` formats them for
 * display.
 */
export function normalizeText(value: unknown): string | undefined {
  if (value === null) return '';
  if (typeof value === 'boolean') return String(value);
  if (Number.isNaN(value)) return '';
  return value as string | undefined;
}
