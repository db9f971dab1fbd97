import { useMessages } from '@tideform/i18n/react';
import { createContext, useContext, useMemo } from 'react';
import { kitMessages } from './messages/kit.messages.ts';
import type { RowContext } from './view-props.ts';

const RowReactContext = createContext<RowContext | undefined>(undefined);

export const RowContextProvider = RowReactContext.Provider;

/** Returns the grid row that contains a field; `undefined` for a field outside grids. */
export function useRowContext(): RowContext | undefined {
  return useContext(RowReactContext);
}

/** Label of the grid whose rows are being rendered. */
const GridNameContext = createContext('');

export const GridNameProvider = GridNameContext.Provider;

/**
 * Returns the row labels that screen readers announce after field labels. In nested grids, the label of an outer row
 * includes the name of its grid.
 */
export function useRowLabels(number: number, name?: string): Omit<RowContext, 'hasColumnHead'> {
  const messages = useMessages(kitMessages);
  const grid = useContext(GridNameContext);
  const parentSuffix = useRowContext()?.nestedSuffix ?? '';
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
