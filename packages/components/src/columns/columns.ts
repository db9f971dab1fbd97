import { type ComponentSpec, isRecord } from '@tideform/engine';
import { componentsOf } from '../kit/read/child-slots.ts';
import { amount, propsSchema, type Read } from '../kit/read/lenient.ts';
import { layoutSpec } from '../kit/rules/layout-spec.ts';

/** Widths of the columns in twelfths. */
function widths(raw: unknown): readonly number[] {
  const columns = columnsOf(raw);
  const even = Math.max(1, Math.floor(12 / Math.max(1, columns.length)));
  return columns.map((column) => Math.round(Math.min(12, Math.max(1, amount()(column.width) || even))));
}

const shape = { columns: widths };

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
