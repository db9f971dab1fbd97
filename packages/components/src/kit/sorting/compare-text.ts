import { createTextCollator } from './text-collator.ts';

/** Text comparison in the user's locale. */
export const textCollator = createTextCollator();

/** Compares two texts: numbers by their value, other texts in dictionary order. */
export function compareText(one: string, other: string): number {
  const [first, second] = [Number(one), Number(other)];
  const areNumbers = one.trim() !== '' && other.trim() !== '' && !Number.isNaN(first) && !Number.isNaN(second);
  return areNumbers ? first - second : textCollator.collate(one, other);
}
