import { type ComponentSpec, isRecord } from '@tideform/engine';
import { parseComponents } from '../kit/read/child-slots.ts';
import { optionalNumber, type ParsedShape, propsSchema } from '../kit/read/setting-parsers.ts';
import { layoutSpec } from '../kit/rules/layout-spec.ts';

interface Column {
  /** Width in twelfths. */
  readonly width: number;
  /** Empty twelfths before the column. */
  readonly offset: number;
}

function parseColumns(raw: unknown): readonly Column[] {
  const stored = parseColumnRecords(raw);
  const even = Math.max(1, Math.floor(12 / Math.max(1, stored.length)));
  return stored.map((column) => {
    const width = Math.round(Math.min(12, Math.max(1, optionalNumber()(column.width) || even)));
    return { width, offset: Math.round(Math.min(12 - width, Math.max(0, optionalNumber()(column.offset) ?? 0))) };
  });
}

const shape = { columns: parseColumns };

export type ColumnsProps = ParsedShape<typeof shape>;

/** Component spec of a layout with components side by side; stacked in narrow containers. */
export const columns: ComponentSpec<ColumnsProps, never> = {
  ...layoutSpec,
  type: 'columns',
  props: propsSchema(shape),
  children: (_, definition) =>
    parseColumnRecords(definition.columns).map((column, index) => ({
      name: `columns[${index}]`,
      components: parseComponents(column.components),
    })),
};

function parseColumnRecords(raw: unknown): readonly Readonly<Record<string, unknown>>[] {
  return Array.isArray(raw) ? raw.map((column) => (isRecord(column) ? column : {})) : [];
}
