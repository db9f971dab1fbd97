import { createContext, useContext } from 'react';
import type { Maps } from './maps.ts';

const MapsContext = createContext<Maps | undefined>(undefined);

export const MapsProvider = MapsContext.Provider;

/**
 * Returns the map provider, or `undefined` if this installation has none: locations are then shown as coordinates, and
 * addresses are typed.
 */
export function useMaps(): Maps | undefined {
  return useContext(MapsContext);
}
