import { createContext, use } from 'react';
import { deviceStorage } from '../ui/device-storage.ts';

/** What screens are to know of a device that is a kiosk. */
export interface Kiosk {
  /** It was begun by the person who is there now. */
  readonly isOwnDraft: (responseId: string) => boolean;
}

export const KioskContext = createContext<Kiosk | undefined>(undefined);

/** `undefined`: this page was not loaded as a kiosk's. */
export const useKiosk = (): Kiosk | undefined => use(KioskContext);

/** Where the device keeps the mode. */
export const kioskKey = 'kiosk';

/** Whether a kiosk's page is to be loaded; what is kept is read with it. */
export const isKiosk = (): boolean => deviceStorage().getItem(kioskKey) !== null;
