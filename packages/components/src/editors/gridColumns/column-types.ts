import type { Kinds } from '../../palette.ts';
import { specOf, specs } from '../../specs.ts';

/** Types that a column may have. */
const columnTypes: readonly string[] = Object.keys(specs).filter((type) => specOf(type)?.cell !== 'none');

export interface TypeChoice {
  readonly type: string;
  readonly label: string;
}

/**
 * @param stored the type that a column has, which stays in the list whatever it is
 * @param compare by the order of the author's language
 */
export function typeChoices(
  stored: string,
  { nameOf }: Pick<Kinds, 'nameOf'>,
  compare: (one: string, other: string) => number,
): readonly TypeChoice[] {
  const types = columnTypes.includes(stored) ? columnTypes : [stored, ...columnTypes];
  return types
    .map((type) => ({ type, label: nameOf(type) ?? type }))
    .sort((one, other) => compare(one.label, other.label));
}
