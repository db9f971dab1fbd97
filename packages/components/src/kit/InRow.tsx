import { createContext, useContext } from 'react';
import type { InRow } from './view-props.ts';

const InRowContext = createContext<InRow | undefined>(undefined);

export const InRowProvider = InRowContext.Provider;

/** `undefined` for a field that lies in no row. */
export function useInRow(): InRow | undefined {
  return useContext(InRowContext);
}
