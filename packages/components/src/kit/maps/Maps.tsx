import { createContext, useContext } from 'react';
import type { Maps } from './maps.ts';

const MapsContext = createContext<Maps | undefined>(undefined);

export const MapsProvider = MapsContext.Provider;

/** `undefined`: this installation has no maps. Places are told by coordinates then, and addresses are typed. */
export function useMaps(): Maps | undefined {
  return useContext(MapsContext);
}
