import { type BrokenRule, rules } from '@tideform/engine';
import { object, optionalNumber, type ParsedShape, text } from '../read/setting-parsers.ts';

const shape = {
  minLength: optionalNumber(),
  maxLength: optionalNumber(),
  minWords: optionalNumber(),
  maxWords: optionalNumber(),
  pattern: text(),
};

/** Parses the limits of a text field from `validate`. */
export const parseTextRules = object(shape);

export type TextRules = ParsedShape<typeof shape>;

/** Returns the rules that `value` breaks, in form.io's order. A limit of zero means unlimited. */
export function validateText(value: string, limits: TextRules): readonly BrokenRule[] {
  return rules.collectBrokenRules(
    rules.checkMinLength(value, limits.minLength || undefined),
    rules.checkMaxLength(value, limits.maxLength || undefined),
    rules.checkMinWords(value, limits.minWords || undefined),
    rules.checkMaxWords(value, limits.maxWords || undefined),
    rules.checkPattern(value, limits.pattern),
  );
}
