const collator = new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' });

/** As a dictionary has it, digits by how much they are. */
export const collate = collator.compare;

/** Numbers by how much they are, all else as a dictionary has it. */
export function compareWords(one: string, other: string): number {
  const [first, second] = [Number(one), Number(other)];
  const areNumbers = one.trim() !== '' && other.trim() !== '' && !Number.isNaN(first) && !Number.isNaN(second);
  return areNumbers ? first - second : collate(one, other);
}
