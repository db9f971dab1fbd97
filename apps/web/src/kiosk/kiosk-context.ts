import { createContext, use } from 'react';
import type { KioskMode } from './kiosk-mode.ts';

export const KioskContext = createContext<KioskMode | undefined>(undefined);

/** The mode that this page was loaded in; `undefined`: no kiosk. */
export const useKiosk = (): KioskMode | undefined => use(KioskContext);
