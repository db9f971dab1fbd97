import { type BrokenRule, rules } from '@tideform/engine';
import { amount, object, type Read, text } from '../read/lenient.ts';

const shape = { minLength: amount(), maxLength: amount(), minWords: amount(), maxWords: amount(), pattern: text() };

/** Parses the limits of a text field from `validate`. */
export const textRules = object(shape);

export type TextRules = Read<typeof shape>;

/** Returns the rules that `value` breaks, in form.io's order. A limit of zero means unlimited. */
export function validateText(value: string, limits: TextRules): readonly BrokenRule[] {
  return rules.collectBrokenRules(
    rules.minLength(value, limits.minLength || undefined),
    rules.maxLength(value, limits.maxLength || undefined),
    rules.minWords(value, limits.minWords || undefined),
    rules.maxWords(value, limits.maxWords || undefined),
    rules.pattern(value, limits.pattern),
  );
}
