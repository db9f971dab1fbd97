import { createDictionary } from './dictionary.ts';

/** Text comparison for the user's locale. */
export const dictionary = createDictionary();

/** Compares numbers by value, other texts in dictionary order. */
export function compareText(one: string, other: string): number {
  const [first, second] = [Number(one), Number(other)];
  const areNumbers = one.trim() !== '' && other.trim() !== '' && !Number.isNaN(first) && !Number.isNaN(second);
  return areNumbers ? first - second : dictionary.collate(one, other);
}
