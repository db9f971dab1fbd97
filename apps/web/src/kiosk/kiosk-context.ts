import { createContext, use } from 'react';
import { deviceStorage } from '../ui/device-storage.ts';

/** Kiosk mode for screens. */
export interface Kiosk {
  /** Whether the current respondent started this draft. */
  readonly isOwnDraft: (responseId: string) => boolean;
}

export const KioskContext = createContext<Kiosk | undefined>(undefined);

/** `undefined` if this page isn't in kiosk mode. */
export const useKiosk = (): Kiosk | undefined => use(KioskContext);

/** Storage key of the kiosk mode. */
export const kioskKey = 'kiosk';

/** Whether to load the kiosk's page; the mode itself is read there. */
export const isKiosk = (): boolean => deviceStorage().getItem(kioskKey) !== null;
