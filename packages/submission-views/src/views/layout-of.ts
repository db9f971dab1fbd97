import type { TableView } from '@tideform/sync';
import type { ColumnFilter, FilterValue, ViewState } from './view-state.ts';

/** How a kept view lays the table out. What its filters say was written by anybody who may build: it counts as far as it makes sense. */
export function layoutOf(view: TableView): ViewState {
  const { columnVisibility, columnOrder, columnSizing, columnPinning, sorting, density, keyFigures = [] } = view;
  const columnFilters = view.columnFilters.flatMap(({ id, value }): ColumnFilter | readonly never[] => {
    const filter = readFilter(value);
    return filter ? { id, value: filter } : [];
  });
  return { columnVisibility, columnOrder, columnSizing, columnPinning, columnFilters, sorting, density, keyFigures };
}

function readFilter(value: unknown): FilterValue | undefined {
  if (typeof value === 'string') return { has: value };
  if (typeof value !== 'object' || value === null) return undefined;
  const { has, any, first, last, from, to } = value as Readonly<Record<string, unknown>>;
  if (typeof has === 'string') return { has };
  if (Array.isArray(any)) return { any: any.filter((one) => typeof one === 'string') };
  if (typeof first === 'string' && typeof last === 'string') return { first, last };
  const [least, most] = [from, to].map((one) => (typeof one === 'number' ? one : undefined));
  if (least === undefined && most === undefined) return undefined;
  return { ...(least !== undefined && { from: least }), ...(most !== undefined && { to: most }) };
}
