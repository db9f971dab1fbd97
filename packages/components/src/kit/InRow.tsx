import { createContext, useContext } from 'react';

/** Where a field lies in a grid. */
export interface InRow {
  /** Said after the field's label, not drawn: `, row 2`. */
  readonly suffix: string;
  /** The head of the field's column shows its label, where the grid is a table. */
  readonly hasColumnHead: boolean;
}

const InRowContext = createContext<InRow | undefined>(undefined);

export const InRowProvider = InRowContext.Provider;

/** `undefined` for a field that lies in no row. */
export function useInRow(): InRow | undefined {
  return useContext(InRowContext);
}
