import type { ComponentSpec } from '@tideform/engine';
import { fieldShape } from '../../kit/read/field-shape.ts';
import { type ParsedShape, propsSchema } from '../../kit/read/setting-parsers.ts';
import { editorSpec } from '../editor-spec.ts';

export type TableSizeProps = ParsedShape<typeof fieldShape>;

/** Stored rows of a table. Each row is a list of cells with `components`. */
export type StoredTableRows = readonly (readonly unknown[])[];

/** Spec of the builder's editor for the number of rows and columns of a table. */
export const tableSize: ComponentSpec<TableSizeProps, StoredTableRows> = {
  ...editorSpec,
  type: 'tableSize',
  props: propsSchema(fieldShape),
  emptyValue: () => [],
  isEmpty: (value) => parseTableRows(value).length === 0,
  normalize: (value) => value as StoredTableRows | undefined,
};

/**
 * Parses stored rows of a table.
 * NOTE: entries that aren't lists count as rows without cells, as they do when the form is rendered.
 */
export const parseTableRows = (value: unknown): StoredTableRows =>
  Array.isArray(value) ? value.map((row: unknown) => (Array.isArray(row) ? row : [])) : [];

export const countColumns = (rows: StoredTableRows): number => Math.max(0, ...rows.map((row) => row.length));

/** Adds or removes rows and columns at the end; keeps at least one of each. */
export function resizeTable(rows: StoredTableRows, rowCount: number, columnCount: number): StoredTableRows {
  return Array.from({ length: Math.max(1, rowCount) }, (_, row) =>
    Array.from({ length: Math.max(1, columnCount) }, (_, column) => rows[row]?.[column] ?? { components: [] }),
  );
}
