import { createContext, useContext } from 'react';

export interface RowsWanted {
  readonly dataSourceId: string;
  /** What was read a moment ago will not do. */
  readonly isAnew: boolean;
}

/** A data source as its team calls it. */
export interface NamedSource {
  readonly id: string;
  readonly title: string;
}

/** Where the rows of data sources are read. */
export interface DataRows {
  readonly isOnline: boolean;
  /**
   * All rows of a data source, as hostile as where they come from; `undefined`: there is no such source here.
   * @throws when nobody can be asked now
   */
  read(wanted: RowsWanted, signal: AbortSignal): Promise<readonly unknown[] | undefined>;
  /** Those that are here already, the same list as long as nothing has changed; nobody is asked for them. */
  kept?(dataSourceId: string): Promise<readonly unknown[] | undefined>;
  /** The sources that there are, for who builds, and where others are made. */
  readonly sources?: { list(): Promise<readonly NamedSource[]>; readonly address: string };
  /** What leads to the responses that rows may be. Absent: nobody here goes there. */
  readonly responses?: RowsAsResponses;
}

export interface RowsAsResponses {
  /** Of the response that a row is, or that has this id; `undefined`: rows of the source are no responses. */
  addressOf(dataSourceId: string, row: unknown): Promise<string | undefined>;
  /** Shows it in place of what is shown now. */
  open(address: string): void;
}

const RowsContext = createContext<DataRows | undefined>(undefined);

export const DataRowsProvider = RowsContext.Provider;

/** `undefined` where nobody answers: canvas, playground. */
export const useDataRows = (): DataRows | undefined => useContext(RowsContext);
