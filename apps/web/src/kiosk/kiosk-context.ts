import { createContext, use } from 'react';
import { getDeviceStorage } from '../ui/device-storage.ts';

/** Kiosk mode, as far as screens need it. */
export interface Kiosk {
  /** Returns whether the current respondent started a draft. */
  readonly isOwnDraft: (responseId: string) => boolean;
}

export const KioskContext = createContext<Kiosk | undefined>(undefined);

/** Returns the kiosk mode; `undefined` if this page isn't in kiosk mode. */
export const useKiosk = (): Kiosk | undefined => use(KioskContext);

/** Storage key of the device's kiosk mode. */
export const kioskKey = 'kiosk';

/** Returns whether the page of a kiosk must be loaded. That page then parses the stored mode. */
export const isKiosk = (): boolean => getDeviceStorage().getItem(kioskKey) !== null;
