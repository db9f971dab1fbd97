import type { TableView } from '@tideform/sync';
import type { ColumnFilter, FilterValue, ViewState } from './view-state.ts';

/** Converts a saved view to a table layout. Any builder may have written its filters, so invalid ones are dropped. */
export function parseLayout(view: TableView): ViewState {
  const { columnVisibility, columnOrder, columnSizing, columnPinning, sorting, density, keyFigures = [] } = view;
  const columnFilters = view.columnFilters.flatMap(({ id, value }): ColumnFilter | readonly never[] => {
    const filter = parseFilterValue(value);
    return filter ? { id, value: filter } : [];
  });
  return { columnVisibility, columnOrder, columnSizing, columnPinning, columnFilters, sorting, density, keyFigures };
}

function parseFilterValue(value: unknown): FilterValue | undefined {
  if (typeof value === 'string') return { has: value };
  if (typeof value !== 'object' || value === null) return undefined;
  const { has, any, first, last, from, to } = value as Readonly<Record<string, unknown>>;
  if (typeof has === 'string') return { has };
  if (Array.isArray(any)) return { any: any.filter((one) => typeof one === 'string') };
  if (typeof first === 'string' && typeof last === 'string') return { first, last };
  const [min, max] = [from, to].map((one) => (typeof one === 'number' ? one : undefined));
  if (min === undefined && max === undefined) return undefined;
  return { ...(min !== undefined && { from: min }), ...(max !== undefined && { to: max }) };
}
