import { useMessages } from '@tideform/i18n/react';
import { createContext, useContext, useMemo } from 'react';
import { kitMessages } from './messages/kit.messages.ts';
import type { InRow } from './view-props.ts';

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
  const messages = useMessages(kitMessages);
  const grid = useContext(GridName);
  const outside = useInRow()?.around ?? '';
  return useMemo(() => {
    if (name) {
      const suffix = `${outside}${messages.inNamedRow({ name })}`;
      return { suffix, around: suffix };
    }
    return {
      suffix: `${outside}${messages.inRow({ number })}`,
      around: `${outside}${messages.inRowOf({ number, grid })}`,
    };
  }, [messages, grid, outside, number, name]);
}
