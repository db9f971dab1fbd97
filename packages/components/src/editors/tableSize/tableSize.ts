import type { ComponentSpec } from '@tideform/engine';
import { fieldShape } from '../../kit/read/field-shape.ts';
import { propsSchema, type Read } from '../../kit/read/lenient.ts';
import { editorSpec } from '../editor-spec.ts';

export type TableSizeProps = Read<typeof fieldShape>;

/** The stored rows of a table: lists of cells, which hold `components`. */
export type StoredRows = readonly (readonly unknown[])[];

/** Builder only: edits how many rows and columns a table has. */
export const tableSize: ComponentSpec<TableSizeProps, StoredRows> = {
  ...editorSpec,
  type: 'tableSize',
  props: propsSchema(fieldShape),
  emptyValue: () => [],
  isEmpty: (value) => storedRows(value).length === 0,
  normalize: (value) => value as StoredRows | undefined,
};

/** NOTE: a row that is none is a row too, without cells, as on screen. */
export const storedRows = (value: unknown): StoredRows =>
  Array.isArray(value) ? value.map((row: unknown) => (Array.isArray(row) ? row : [])) : [];

export const columnCountOf = (rows: StoredRows): number => Math.max(0, ...rows.map((row) => row.length));

/** The same cells with rows and columns added or taken away at the end, at least one of each. */
export function resized(rows: StoredRows, rowCount: number, columnCount: number): StoredRows {
  return Array.from({ length: Math.max(1, rowCount) }, (_, row) =>
    Array.from({ length: Math.max(1, columnCount) }, (_, column) => rows[row]?.[column] ?? { components: [] }),
  );
}
