import type { TextRules } from '../rules/text-rules.ts';

const SAMPLE_WORDS = ['Tide', 'comes', 'in', 'and', 'goes', 'out'];

/** Returns a sample text within the length limits of a text field; ignores patterns. */
export function createSampleText({ minLength, maxLength, minWords, maxWords }: TextRules): string {
  const count = Math.min(Math.max(3, minWords ?? 0), maxWords || 100, 100);
  const words = Array.from({ length: count }, (_, index) => SAMPLE_WORDS[index % SAMPLE_WORDS.length]).join(' ');
  const cut = maxLength ? words.slice(0, maxLength).trimEnd() : words;
  return cut.padEnd(Math.min(minLength ?? 0, 10_000), '.');
}
