import { createContext, useContext } from 'react';

export interface RowsRequest {
  readonly dataSourceId: string;
  /** Bypasses the cache. */
  readonly isAnew: boolean;
}

/** Data source with the title that its team gave it. */
export interface NamedSource {
  readonly id: string;
  readonly title: string;
}

/** Reads the rows of data sources. */
export interface DataRows {
  readonly isOnline: boolean;
  /**
   * Returns all rows of a data source, as untrusted as their origin; `undefined` if the source doesn't exist.
   * @throws if the source is unreachable
   */
  read(wanted: RowsRequest, signal: AbortSignal): Promise<readonly unknown[] | undefined>;
  /** Returns locally stored rows without a request: the same list until the rows change. */
  readCached?(dataSourceId: string): Promise<readonly unknown[] | undefined>;
  /** The team's data sources for builders, and the address of the screen that manages them. */
  readonly sources?: { list(): Promise<readonly NamedSource[]>; readonly address: string };
  /** Navigation to the responses that rows refer to. Absent where navigation isn't possible. */
  readonly responses?: ResponseNavigation;
}

export interface ResponseNavigation {
  /**
   * Returns the address of the response that `row` is or refers to by ID; `undefined` if rows of the source aren't
   * responses.
   */
  findAddress(dataSourceId: string, row: unknown): Promise<string | undefined>;
  /** Navigates to the address. */
  open(address: string): void;
}

const RowsContext = createContext<DataRows | undefined>(undefined);

export const DataRowsProvider = RowsContext.Provider;

/** Returns the reader of data sources, or `undefined` outside sessions (builder canvas, playground). */
export const useDataRows = (): DataRows | undefined => useContext(RowsContext);
