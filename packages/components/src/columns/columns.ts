import { type ComponentSpec, isRecord } from '@tideform/engine';
import { componentsOf } from '../kit/read/child-slots.ts';
import { amount, propsSchema, type Read } from '../kit/read/lenient.ts';
import { layoutSpec } from '../kit/rules/layout-spec.ts';

interface Column {
  /** In twelfths. */
  readonly width: number;
  /** Twelfths that stay empty before it. */
  readonly offset: number;
}

function readColumns(raw: unknown): readonly Column[] {
  const stored = columnsOf(raw);
  const even = Math.max(1, Math.floor(12 / Math.max(1, stored.length)));
  return stored.map((column) => {
    const width = Math.round(Math.min(12, Math.max(1, amount()(column.width) || even)));
    return { width, offset: Math.round(Math.min(12 - width, Math.max(0, amount()(column.offset) ?? 0))) };
  });
}

const shape = { columns: readColumns };

export type ColumnsProps = Read<typeof shape>;

/** Components side by side; one below the other where there is little room. */
export const columns: ComponentSpec<ColumnsProps, never> = {
  ...layoutSpec,
  type: 'columns',
  props: propsSchema(shape),
  children: (_, definition) =>
    columnsOf(definition.columns).map((column, index) => ({
      name: `columns[${index}]`,
      components: componentsOf(column.components),
    })),
};

function columnsOf(raw: unknown): readonly Readonly<Record<string, unknown>>[] {
  return Array.isArray(raw) ? raw.map((column) => (isRecord(column) ? column : {})) : [];
}
