import type { FormulaField } from '@tideform/engine/formulas';
import type { Entry, FieldEntry, GridEntry } from './entry.ts';
import { toPropertyName } from './to-property-name.ts';

/** Field or grid with its data path. */
export interface NamedField {
  readonly entry: FieldEntry | GridEntry;
  /** Data path. For a column of a grid: the grid's path and the column's key. */
  readonly path: string;
  /** Data path of the grid that contains the column; absent outside grids. */
  readonly grid?: string;
}

/**
 * Returns all fields and grids with their data paths.
 *
 * @throws if two fields at the same level have the same property name
 */
export function listNamedFields(entries: readonly Entry[]): readonly NamedField[] {
  const found = entries.flatMap(getNamedFields);
  const paths = new Set<string>();
  for (const { path } of found) {
    if (paths.has(path)) throw new Error(`Two fields are named ${path}`);
    paths.add(path);
  }
  return found;
}

function getNamedFields(entry: Entry): readonly NamedField[] {
  switch (entry.kind) {
    case 'field':
      return [{ entry, path: toPropertyName(entry.label) }];
    case 'grid': {
      const grid = toPropertyName(entry.label);
      const columns = entry.columns.map((column) => ({
        entry: column,
        path: `${grid}.${toPropertyName(column.label)}`,
        grid,
      }));
      return [{ entry, path: grid }, ...columns];
    }
    case 'section':
    case 'beside':
      return entry.entries.flatMap(getNamedFields);
    case 'note':
      return [];
  }
}

/**
 * Finds a field by its label. Prefers columns of the given grid.
 *
 * @throws if no field, or more than one field, has this label
 */
export function findNamedField(names: readonly NamedField[], label: string, grid?: string): NamedField {
  const labelled = names.filter(({ entry }) => entry.label === label);
  const near = labelled.filter((one) => one.grid === grid);
  const [found, other] = near.length > 0 ? near : labelled;
  if (!found || other) throw new Error(`${found ? 'Several fields are' : 'No field is'} named “${label}”`);
  return found;
}

/** Returns the fields that formulas can use. @param at data path of the grid in whose rows the formula is calculated */
export function toFormulaFields(names: readonly NamedField[], at?: string): readonly FormulaField[] {
  return names.map(({ entry, path, grid }) => {
    const column = grid === undefined ? path : path.slice(grid.length + 1);
    return {
      path,
      label: entry.label,
      type: entry.kind === 'grid' ? 'rows' : entry.valueType,
      variable: grid === undefined ? `data.${path}` : grid === at ? `row.${column}` : undefined,
      grid,
      column,
      choices: (entry.kind === 'field' && entry.choices) || [],
      isSelection: entry.kind === 'field' && entry.valueType === 'choices',
    };
  });
}
