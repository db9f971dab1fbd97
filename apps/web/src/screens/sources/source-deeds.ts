import type { ListedSource } from '../../data/sources/useDataSources.ts';

/** What can be done with data sources from their list. */
export interface SourceDeeds {
  /** Why nothing may be changed; `undefined`: it may. */
  readonly refusal: string | undefined;
  readonly onEdit: (source: ListedSource) => void;
  readonly onDelete: (source: ListedSource) => void;
  /** Asks for the rows again. */
  readonly onRetry: () => void;
}
