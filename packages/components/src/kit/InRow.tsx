import { useMessages } from '@tideform/i18n/react';
import { createContext, useContext, useMemo } from 'react';
import { kitMessages } from './messages/kit.messages.ts';
import type { InRow } from './view-props.ts';

const InRowContext = createContext<InRow | undefined>(undefined);

export const InRowProvider = InRowContext.Provider;

/** Returns the grid row that contains a field; `undefined` for a field outside grids. */
export function useInRow(): InRow | undefined {
  return useContext(InRowContext);
}

/** Label of the grid whose rows are being rendered. */
const GridName = createContext('');

export const GridNameProvider = GridName.Provider;

/**
 * Returns the row labels that screen readers announce after field labels. In nested grids, the label of an outer row
 * includes the name of its grid.
 */
export function useRowLabels(number: number, name?: string): Omit<InRow, 'hasColumnHead'> {
  const messages = useMessages(kitMessages);
  const grid = useContext(GridName);
  const parentSuffix = useInRow()?.nestedSuffix ?? '';
  return useMemo(() => {
    if (name) {
      const suffix = `${parentSuffix}${messages.inNamedRow({ name })}`;
      return { suffix, nestedSuffix: suffix };
    }
    return {
      suffix: `${parentSuffix}${messages.inRow({ number })}`,
      nestedSuffix: `${parentSuffix}${messages.inRowOf({ number, grid })}`,
    };
  }, [messages, grid, parentSuffix, number, name]);
}
