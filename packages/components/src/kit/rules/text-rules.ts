import type { BrokenRule } from '@tideform/engine';
import { amount, object, type Read, text } from '../read/lenient.ts';

const shape = { minLength: amount(), maxLength: amount(), minWords: amount(), maxWords: amount(), pattern: text() };

/** Limits that an author sets on a text, read from `validate`. */
export const textRules = object(shape);

export type TextRules = Read<typeof shape>;

/** @returns the limits that `value` breaks, in form.io's order */
export function brokenTextRules(value: string, rules: TextRules): readonly BrokenRule[] {
  const broken: BrokenRule[] = [];
  const below = (rule: string, count: number, limit: number | undefined) => {
    if (limit && count < limit) broken.push({ rule, params: { limit } });
  };
  const above = (rule: string, count: number, limit: number | undefined) => {
    if (limit && count > limit) broken.push({ rule, params: { limit } });
  };
  below('minLength', value.length, rules.minLength);
  above('maxLength', value.length, rules.maxLength);
  if (rules.minWords || rules.maxWords) {
    const words = countWords(value);
    below('minWords', words, rules.minWords);
    above('maxWords', words, rules.maxWords);
  }
  if (rules.pattern && !matchesWhole(value, rules.pattern)) {
    broken.push({ rule: 'pattern', params: { pattern: rules.pattern } });
  }
  return broken;
}

function countWords(value: string): number {
  return value.trim().split(/\s+/).filter(Boolean).length;
}

/** form.io matches the whole answer. A pattern that is no regular expression forbids nothing. */
function matchesWhole(value: string, pattern: string): boolean {
  try {
    return new RegExp(`^${pattern}$`).test(value);
  } catch {
    return true;
  }
}
