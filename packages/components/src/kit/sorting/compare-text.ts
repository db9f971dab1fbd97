import { openDictionary } from './dictionary.ts';

/** That of whoever reads here. */
export const dictionary = openDictionary();

/** Numbers by how much they are, all else as a dictionary has it. */
export function compareText(one: string, other: string): number {
  const [first, second] = [Number(one), Number(other)];
  const areNumbers = one.trim() !== '' && other.trim() !== '' && !Number.isNaN(first) && !Number.isNaN(second);
  return areNumbers ? first - second : dictionary.collate(one, other);
}
