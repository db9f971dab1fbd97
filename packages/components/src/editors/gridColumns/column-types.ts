import type { LocalizedPalette } from '../../palette.ts';
import { findSpec, specs } from '../../specs.ts';

/** Component types that a column may have. */
const columnTypes: readonly string[] = Object.keys(specs).filter((type) => findSpec(type)?.cell !== 'none');

export interface ColumnTypeChoice {
  readonly type: string;
  readonly label: string;
}

/**
 * Returns the component types to choose from for a grid column, sorted by label.
 * @param stored current type of the column, which is always included
 * @param compare sort order of the author's language
 */
export function listColumnTypeChoices(
  stored: string,
  { findName }: Pick<LocalizedPalette, 'findName'>,
  compare: (one: string, other: string) => number,
): readonly ColumnTypeChoice[] {
  const types = columnTypes.includes(stored) ? columnTypes : [stored, ...columnTypes];
  return types
    .map((type) => ({ type, label: findName(type) ?? type }))
    .sort((one, other) => compare(one.label, other.label));
}
