import { type Density, type FilterValue, isShownByDefault, type ViewState } from '@tideform/submission-views';

export const narrowestPx = 60;
export const widestPx = 800;

export type ViewChange = (view: ViewState) => ViewState;

/** By one column alone; `undefined`: as they came. */
export const sortedBy =
  (id: string, desc: boolean | undefined): ViewChange =>
  (view) => ({ ...view, sorting: desc === undefined ? [] : [{ id, desc }] });

/** `undefined` takes the column's filter away. */
export const filteredBy =
  (id: string, value: FilterValue | undefined): ViewChange =>
  (view) => {
    const isKnown = view.columnFilters.some((filter) => filter.id === id);
    if (value === undefined) return { ...view, columnFilters: view.columnFilters.filter((filter) => filter.id !== id) };
    if (!isKnown) return { ...view, columnFilters: [...view.columnFilters, { id, value }] };
    return { ...view, columnFilters: view.columnFilters.map((filter) => (filter.id === id ? { id, value } : filter)) };
  };

export const shown =
  (id: string, isShown: boolean): ViewChange =>
  (view) => {
    const { [id]: _was, ...others } = view.columnVisibility;
    return { ...view, columnVisibility: isShown === isShownByDefault(id) ? others : { ...others, [id]: isShown } };
  };

export const sized =
  (id: string, px: number | undefined): ViewChange =>
  (view) => {
    const { [id]: _was, ...others } = view.columnSizing;
    const widthPx = px && Math.round(Math.min(widestPx, Math.max(narrowestPx, px)));
    return { ...view, columnSizing: widthPx === undefined ? others : { ...others, [id]: widthPx } };
  };

export const pinned =
  (id: string, isPinned: boolean): ViewChange =>
  (view) => {
    const others = view.columnPinning.filter((one) => one !== id);
    return { ...view, columnPinning: isPinned ? [...others, id] : others };
  };

/** Puts a column to a place among all of them, which are given as they stand. */
export const moved =
  (all: readonly string[], id: string, to: number): ViewChange =>
  (view) => ({ ...view, columnOrder: all.filter((one) => one !== id).toSpliced(Math.max(0, to), 0, id) });

export const withMetrics =
  (keyFigures: ViewState['keyFigures']): ViewChange =>
  (view) => ({ ...view, keyFigures });

export const spaced =
  (density: Density): ViewChange =>
  (view) => ({ ...view, density });
