import { createContext, useContext } from 'react';

export interface RowsRequest {
  readonly dataSourceId: string;
  /** Whether to bypass the cache. */
  readonly isAnew: boolean;
}

/** Data source with the title that the team gave it. */
export interface DataSourceSummary {
  readonly id: string;
  readonly title: string;
}

/** Loads the rows of data sources. */
export interface DataRows {
  readonly isOnline: boolean;
  /**
   * Returns all rows of a data source, which are untrusted; `undefined` if the data source doesn't exist.
   * @throws if the data source is unreachable
   */
  read(request: RowsRequest, signal: AbortSignal): Promise<readonly unknown[] | undefined>;
  /** Returns locally stored rows without a request. The list stays the same object until the rows change. */
  readCached?(dataSourceId: string): Promise<readonly unknown[] | undefined>;
  /** List of the team's data sources for builders, and the URL of the page for managing them. */
  readonly sources?: { list(): Promise<readonly DataSourceSummary[]>; readonly address: string };
  /** Navigation to the responses that rows refer to. Absent if the app doesn't support it. */
  readonly responses?: ResponseNavigation;
}

export interface ResponseNavigation {
  /**
   * Returns the URL of the response that `row` is or refers to by its ID; `undefined` if rows of the data source aren't
   * responses.
   */
  findAddress(dataSourceId: string, row: unknown): Promise<string | undefined>;
  /** Navigates to the URL of a response. */
  open(address: string): void;
}

const DataRowsContext = createContext<DataRows | undefined>(undefined);

export const DataRowsProvider = DataRowsContext.Provider;

/** Returns the loader for rows of data sources; `undefined` outside sessions (builder canvas, playground). */
export const useDataRows = (): DataRows | undefined => useContext(DataRowsContext);
