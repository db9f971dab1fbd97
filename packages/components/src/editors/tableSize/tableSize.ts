import type { ComponentSpec } from '@tideform/engine';
import { fieldShape } from '../../kit/read/field-shape.ts';
import { propsSchema, type Read } from '../../kit/read/lenient.ts';
import { editorSpec } from '../editor-spec.ts';

export type TableSizeProps = Read<typeof fieldShape>;

/** Stored rows of a table. Each row is a list of cells with `components`. */
export type StoredRows = readonly (readonly unknown[])[];

/** Spec of the builder's editor for the number of rows and columns of a table. */
export const tableSize: ComponentSpec<TableSizeProps, StoredRows> = {
  ...editorSpec,
  type: 'tableSize',
  props: propsSchema(fieldShape),
  emptyValue: () => [],
  isEmpty: (value) => parseRows(value).length === 0,
  normalize: (value) => value as StoredRows | undefined,
};

/**
 * Parses stored rows of a table.
 * NOTE: entries that aren't lists count as rows without cells, as they do when the form is rendered.
 */
export const parseRows = (value: unknown): StoredRows =>
  Array.isArray(value) ? value.map((row: unknown) => (Array.isArray(row) ? row : [])) : [];

export const countColumns = (rows: StoredRows): number => Math.max(0, ...rows.map((row) => row.length));

/** Adds or removes rows and columns at the end; keeps at least one of each. */
export function resizeTable(rows: StoredRows, rowCount: number, columnCount: number): StoredRows {
  return Array.from({ length: Math.max(1, rowCount) }, (_, row) =>
    Array.from({ length: Math.max(1, columnCount) }, (_, column) => rows[row]?.[column] ?? { components: [] }),
  );
}
