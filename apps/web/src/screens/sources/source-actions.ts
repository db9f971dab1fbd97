import type { ListedSource } from '../../data/sources/useDataSources.ts';

/** Actions for the data sources in the list. */
export interface SourceActions {
  /** Why editing is disabled; `undefined` if it's allowed. */
  readonly refusal: string | undefined;
  readonly onEdit: (source: ListedSource) => void;
  readonly onDelete: (source: ListedSource) => void;
  /** Downloads the rows again. */
  readonly onRetry: () => void;
}
