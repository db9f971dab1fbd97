import type { TextRules } from '../rules/text-rules.ts';

const SAMPLE = ['Tide', 'comes', 'in', 'and', 'goes', 'out'];

/** Returns a sample text within the length limits of a text field; ignores patterns. */
export function sampleText({ minLength, maxLength, minWords, maxWords }: TextRules): string {
  const count = Math.min(Math.max(3, minWords ?? 0), maxWords || 100, 100);
  const words = Array.from({ length: count }, (_, index) => SAMPLE[index % SAMPLE.length]).join(' ');
  const cut = maxLength ? words.slice(0, maxLength).trimEnd() : words;
  return cut.padEnd(Math.min(minLength ?? 0, 10_000), '.');
}
