import { answerText } from '../read/answer-text.ts';
import { valueSpec } from './value-spec.ts';

/** What components whose answer is one text have in common. */
export const textSpec = {
  ...valueSpec,
  isEmpty: (value: string | undefined) => answerText(value).trim() === '',
  normalize: normalizeText,
} as const;

/** Numbers and switches become text, null the empty text. Lists and objects stay as they are. */
export function normalizeText(value: unknown): string | undefined {
  if (value === null) return '';
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  return value as string | undefined;
}
