import { type Density, type FilterValue, isShownByDefault, type ViewState } from '@tideform/submission-views';

export const minColumnPx = 60;
export const maxColumnPx = 800;

export type ViewChange = (view: ViewState) => ViewState;

/** Returns a change that sorts by one column; `undefined` restores the original order. */
export const sortBy =
  (id: string, desc: boolean | undefined): ViewChange =>
  (view) => ({ ...view, sorting: desc === undefined ? [] : [{ id, desc }] });

/** Returns a change that sets the filter of a column; `undefined` removes it. */
export const filterBy =
  (id: string, value: FilterValue | undefined): ViewChange =>
  (view) => {
    const isKnown = view.columnFilters.some((filter) => filter.id === id);
    if (value === undefined) return { ...view, columnFilters: view.columnFilters.filter((filter) => filter.id !== id) };
    if (!isKnown) return { ...view, columnFilters: [...view.columnFilters, { id, value }] };
    return { ...view, columnFilters: view.columnFilters.map((filter) => (filter.id === id ? { id, value } : filter)) };
  };

export const showColumn =
  (id: string, isShown: boolean): ViewChange =>
  (view) => {
    const { [id]: _was, ...others } = view.columnVisibility;
    return { ...view, columnVisibility: isShown === isShownByDefault(id) ? others : { ...others, [id]: isShown } };
  };

export const resizeColumn =
  (id: string, px: number | undefined): ViewChange =>
  (view) => {
    const { [id]: _was, ...others } = view.columnSizing;
    const widthPx = px && Math.round(Math.min(maxColumnPx, Math.max(minColumnPx, px)));
    return { ...view, columnSizing: widthPx === undefined ? others : { ...others, [id]: widthPx } };
  };

export const pinColumn =
  (id: string, isPinned: boolean): ViewChange =>
  (view) => {
    const others = view.columnPinning.filter((one) => one !== id);
    return { ...view, columnPinning: isPinned ? [...others, id] : others };
  };

/** Returns a change that moves a column to an index among all columns; `all` is their current order. */
export const moveColumn =
  (all: readonly string[], id: string, to: number): ViewChange =>
  (view) => ({ ...view, columnOrder: all.filter((one) => one !== id).toSpliced(Math.max(0, to), 0, id) });

export const setMetrics =
  (keyFigures: ViewState['keyFigures']): ViewChange =>
  (view) => ({ ...view, keyFigures });

export const setDensity =
  (density: Density): ViewChange =>
  (view) => ({ ...view, density });
