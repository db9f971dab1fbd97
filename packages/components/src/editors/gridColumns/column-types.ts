import { paletteEntryOf } from '../../palette.ts';
import { specOf, specs } from '../../specs.ts';

/** Types that a column may have. */
const columnTypes: readonly string[] = Object.keys(specs).filter((type) => specOf(type)?.cell !== 'none');

export interface TypeChoice {
  readonly type: string;
  readonly label: string;
}

/** @param stored the type that a column has, which stays in the list whatever it is */
export function typeChoices(stored: string): readonly TypeChoice[] {
  const types = columnTypes.includes(stored) ? columnTypes : [stored, ...columnTypes];
  return types
    .map((type) => ({ type, label: paletteEntryOf(type)?.name ?? type }))
    .sort((a, b) => a.label.localeCompare(b.label, 'en'));
}
