import { useWords } from '@tideform/words/react';
import { createContext, useContext, useMemo } from 'react';
import type { InRow } from './view-props.ts';
import { kitWords } from './words/kit.words.ts';

const InRowContext = createContext<InRow | undefined>(undefined);

export const InRowProvider = InRowContext.Provider;

/** `undefined` for a field that lies in no row. */
export function useInRow(): InRow | undefined {
  return useContext(InRowContext);
}

/** The name of the grid whose rows are drawn. */
const GridName = createContext('');

export const GridNameProvider = GridName.Provider;

/** Where the fields of a row lie, for those who hear it. In rows of rows each but the innermost says whose row it is. */
export function useRowPlace(number: number, name?: string): Omit<InRow, 'hasColumnHead'> {
  const words = useWords(kitWords);
  const grid = useContext(GridName);
  const outside = useInRow()?.around ?? '';
  return useMemo(() => {
    if (name) {
      const suffix = `${outside}${words.inNamedRow({ name })}`;
      return { suffix, around: suffix };
    }
    return { suffix: `${outside}${words.inRow({ number })}`, around: `${outside}${words.inRowOf({ number, grid })}` };
  }, [words, grid, outside, number, name]);
}
