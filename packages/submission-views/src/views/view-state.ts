import type { Metric, TableView } from '@tideform/sync';
import { isShownByDefault } from '../columns/submission-columns.ts';

/** Layout of the submissions table, as stored in a saved view. Columns that it doesn't name keep the form's order. */
export interface ViewState {
  readonly columnVisibility: Readonly<Record<string, boolean>>;
  readonly columnOrder: readonly string[];
  /** Widths in pixels. */
  readonly columnSizing: Readonly<Record<string, number>>;
  /** Columns that stay fixed at the start during horizontal scrolling. */
  readonly columnPinning: readonly string[];
  readonly columnFilters: readonly ColumnFilter[];
  readonly sorting: readonly { readonly id: string; readonly desc: boolean }[];
  readonly density: Density;
  /** Metrics at the top of the summary. */
  readonly keyFigures: readonly Metric[];
}

export const densities = ['roomy', 'normal', 'dense'] as const;
/** Height of table rows. */
export type Density = (typeof densities)[number];

export interface ColumnFilter {
  readonly id: string;
  readonly value: FilterValue;
}

/**
 * Value of a column filter: a text to contain; a range of numbers; a range of days (`YYYY-MM-DD`, '' if open); IDs of
 * values ('' for none).
 */
export type FilterValue =
  | { readonly has: string }
  | { readonly from?: number; readonly to?: number }
  | { readonly first: string; readonly last: string }
  | { readonly any: readonly string[] };

export const defaultView: ViewState = {
  columnVisibility: {},
  columnOrder: [],
  columnSizing: {},
  columnPinning: [],
  columnFilters: [],
  sorting: [],
  density: 'normal',
  keyFigures: [],
};

export const isDefaultView = (view: ViewState): boolean => isSameView(view, defaultView);

/** Whether two views have the same layout. Visibility entries that equal the default make no difference. */
export const isSameView = (one: ViewState, other: ViewState): boolean => serializeView(one) === serializeView(other);

function serializeView(view: ViewState): string {
  const sortEntries = (record: Readonly<Record<string, unknown>>) =>
    Object.entries(record).toSorted(([a], [b]) => (a < b ? -1 : 1));
  const { columnVisibility, columnOrder, columnSizing, columnPinning, columnFilters, sorting, density, keyFigures } =
    view;
  const visibilityChanges = sortEntries(columnVisibility).filter(([id, isShown]) => isShown !== isShownByDefault(id));
  return JSON.stringify([
    visibilityChanges,
    columnOrder,
    sortEntries(columnSizing),
    columnPinning,
    columnFilters,
    sorting,
    density,
    keyFigures,
  ]);
}

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
