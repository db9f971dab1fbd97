import { onDemand } from '../kit/on-demand.tsx';

/** Views of less common selects, loaded with the first form that uses one. */
export const TypedChoice = onDemand(async () => (await import('./TypedChoice.tsx')).TypedChoice);
export const MultipleChoices = onDemand(async () => (await import('./MultipleChoices.tsx')).MultipleChoices);
export const SearchedSelect = onDemand(async () => (await import('./SearchedSelect.tsx')).SearchedSelect);
