import { type ComponentType, specs } from '../../specs.ts';
import { COLUMN_TYPE_WORDS } from './grid-columns.words.ts';

/** Components with an answer that do not fit into a cell. */
const NOT_IN_CELLS: readonly string[] = ['button', 'signature', 'survey', 'location', 'sketchPad', 'recaptcha'];

/** Types that a column may have: what has an answer of its own that fits into a cell. */
const columnTypes: readonly string[] = (Object.keys(specs) as ComponentType[]).filter(
  (type) => specs[type].shape === 'value' && !NOT_IN_CELLS.includes(type),
);

export interface TypeChoice {
  readonly type: string;
  readonly label: string;
}

/** @param stored the type that a column has, which stays in the list whatever it is */
export function typeChoices(stored: string): readonly TypeChoice[] {
  const types = columnTypes.includes(stored) ? columnTypes : [stored, ...columnTypes];
  return types.map((type) => ({ type, label: typeWords(type) })).sort((a, b) => a.label.localeCompare(b.label, 'en'));
}

/** `phoneNumber` → `Phone number`, where nobody has found better words. */
function typeWords(type: string): string {
  const words = type.replace(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return COLUMN_TYPE_WORDS[type] ?? words.charAt(0).toUpperCase() + words.slice(1);
}
