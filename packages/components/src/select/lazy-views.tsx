import { onDemand } from '../kit/on-demand.tsx';

/** Views of less common selects, loaded with the first form that uses one. */
export const TypedSelect = onDemand(async () => (await import('./TypedSelect.tsx')).TypedSelect);
export const MultipleSelect = onDemand(async () => (await import('./MultipleSelect.tsx')).MultipleSelect);
export const SearchedSelect = onDemand(async () => (await import('./SearchedSelect.tsx')).SearchedSelect);
