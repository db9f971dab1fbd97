import type { Metric } from '@tideform/sync';
import { isShownByDefault } from '../columns/submission-columns.ts';

/** How a table of submissions is laid out, as a saved view keeps it. Columns that it does not name are where the form has them. */
export interface ViewState {
  readonly columnVisibility: Readonly<Record<string, boolean>>;
  readonly columnOrder: readonly string[];
  /** In px. */
  readonly columnSizing: Readonly<Record<string, number>>;
  /** Columns that stay at the start while the others are scrolled. */
  readonly columnPinning: readonly string[];
  readonly columnFilters: readonly ColumnFilter[];
  readonly sorting: readonly { readonly id: string; readonly desc: boolean }[];
  readonly density: Density;
  /** What the summary begins with. */
  readonly keyFigures: readonly Metric[];
}

export const densities = ['roomy', 'normal', 'dense'] as const;
/** How high rows are. */
export type Density = (typeof densities)[number];

export interface ColumnFilter {
  readonly id: string;
  readonly value: FilterValue;
}

/** Words that it has; a least and a greatest number; a first and a last day (`YYYY-MM-DD`, '' for open); ids of values, '' for none. */
export type FilterValue =
  | { readonly has: string }
  | { readonly from?: number; readonly to?: number }
  | { readonly first: string; readonly last: string }
  | { readonly any: readonly string[] };

export const plainView: ViewState = {
  columnVisibility: {},
  columnOrder: [],
  columnSizing: {},
  columnPinning: [],
  columnFilters: [],
  sorting: [],
  density: 'normal',
  keyFigures: [],
};

export const isPlain = (view: ViewState): boolean => isSameView(view, plainView);

/** Whether two lay the table out alike. What is said twice, that a column is there, makes no difference. */
export const isSameView = (one: ViewState, other: ViewState): boolean => written(one) === written(other);

function written(view: ViewState): string {
  const sorted = (record: Readonly<Record<string, unknown>>) =>
    Object.entries(record).toSorted(([a], [b]) => (a < b ? -1 : 1));
  const { columnVisibility, columnOrder, columnSizing, columnPinning, columnFilters, sorting, density, keyFigures } =
    view;
  const toggled = sorted(columnVisibility).filter(([id, isShown]) => isShown !== isShownByDefault(id));
  return JSON.stringify([
    toggled,
    columnOrder,
    sorted(columnSizing),
    columnPinning,
    columnFilters,
    sorting,
    density,
    keyFigures,
  ]);
}
