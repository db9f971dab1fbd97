import { createContext, useContext } from 'react';
import type { Maps } from './maps.ts';

const MapsContext = createContext<Maps | undefined>(undefined);

export const MapsProvider = MapsContext.Provider;

/**
 * Returns the map provider; `undefined` if this installation has none. Without a provider, locations are shown as
 * coordinates, and addresses are typed without suggestions.
 */
export function useMaps(): Maps | undefined {
  return useContext(MapsContext);
}
