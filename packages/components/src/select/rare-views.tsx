import { onDemand } from '../kit/on-demand.tsx';

/** What few dropdowns are drawn with: it comes with the first form that has one. */
export const TypedChoice = onDemand(async () => (await import('./TypedChoice.tsx')).TypedChoice);
export const MultipleChoices = onDemand(async () => (await import('./MultipleChoices.tsx')).MultipleChoices);
export const SearchedSelect = onDemand(async () => (await import('./SearchedSelect.tsx')).SearchedSelect);
