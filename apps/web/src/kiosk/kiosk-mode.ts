import { createContext, use } from 'react';
import { getDeviceStorage } from '../ui/browser/device-storage.ts';

type KioskStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const draftsKey = 'kioskDrafts';

/**
 * Iterations of the code's hash. Anyone who can read the device's storage could easily guess four digits, but people
 * may use the same code elsewhere.
 */
const iterations = 310_000;
/** Delay after the first wrong code in milliseconds. It doubles with each further wrong code. */
const firstWaitMs = 1_000;
const maxWaitMs = 5 * 60_000;

/** Kiosk mode of a device, which shows only the published forms of one team until a code is entered. */
export interface KioskMode {
  readonly teamId: string;
  /** Salt with which the code is hashed, base64. */
  readonly salt: string;
  readonly hash: string;
  readonly wrongTries: number;
  /** Time before which no code is accepted, ISO-8601 UTC. */
  readonly nextTryAt?: string | undefined;
}

export type ExitResult = { readonly kind: 'left' | 'wrong' } | { readonly kind: 'too-early'; readonly waitMs: number };

/** Returns whether a code may be used to start kiosk mode: four digits. */
export const isNewCode = (code: string): boolean => /^[0-9]{4}$/.test(code);
/** Returns whether four characters are entered. The master code may contain letters. */
export const isCompleteCode = (code: string): boolean => [...code].length === 4;

/** Reads the kiosk mode of this device; returns `undefined` if the device isn't a kiosk. */
export function readKiosk(storage: KioskStorage): KioskMode | undefined {
  try {
    const stored: unknown = JSON.parse(storage.getItem(kioskKey) ?? 'null');
    return isMode(stored) ? stored : undefined;
  } catch {
    return undefined;
  }
}

function isMode(value: unknown): value is KioskMode {
  if (typeof value !== 'object' || value === null) return false;
  const { teamId, salt, hash, wrongTries } = value as Partial<KioskMode>;
  return [teamId, salt, hash].every((text) => typeof text === 'string') && typeof wrongTries === 'number';
}

/** Turns this device into a kiosk. Reload the page afterwards. */
export async function startKiosk(storage: KioskStorage, teamId: string, code: string): Promise<void> {
  const salt = toBase64(crypto.getRandomValues(new Uint8Array(16)));
  const mode: KioskMode = { teamId, salt, hash: await computeHash(code, salt), wrongTries: 0 };
  storage.removeItem(draftsKey);
  storage.setItem(kioskKey, JSON.stringify(mode));
}

/**
 * Ends kiosk mode if the code is the one with which it was started, or the last four characters of the team's ID. Each
 * wrong code increases the delay of the next attempt, even after a restart. Reload the page after success.
 */
export async function exitKiosk(storage: KioskStorage, code: string, now: Date): Promise<ExitResult> {
  const mode = readKiosk(storage);
  if (!mode) return { kind: 'left' };
  const waitMs = getWaitMs(mode, now);
  if (waitMs > 0) return { kind: 'too-early', waitMs };
  // NOTE: the attempt counts as wrong before the code is checked, so that reloading the page doesn't avoid the delay.
  const wrongTries = mode.wrongTries + 1;
  const nextWaitMs = Math.min(firstWaitMs * 2 ** (wrongTries - 1), maxWaitMs);
  const attempt = { ...mode, wrongTries, nextTryAt: new Date(now.getTime() + nextWaitMs).toISOString() };
  storage.setItem(kioskKey, JSON.stringify(attempt));
  const isMaster = code.toLowerCase() === mode.teamId.slice(-4).toLowerCase();
  if (!isMaster && (await computeHash(code, mode.salt)) !== mode.hash) return { kind: 'wrong' };
  storage.removeItem(kioskKey);
  storage.removeItem(draftsKey);
  return { kind: 'left' };
}

/**
 * Returns the milliseconds until the next code is accepted: at most the longest delay, even if the clock was set back.
 */
export function getWaitMs({ nextTryAt }: KioskMode, now: Date): number {
  const leftMs = nextTryAt === undefined ? 0 : Date.parse(nextTryAt) - now.getTime();
  return Number.isFinite(leftMs) ? Math.min(Math.max(leftMs, 0), maxWaitMs) : 0;
}

/**
 * Returns the IDs of the drafts that the current respondent started. Only these can be continued, and they are cleared.
 */
export function readKioskDrafts(storage: KioskStorage): readonly string[] {
  try {
    const value: unknown = JSON.parse(storage.getItem(draftsKey) ?? '[]');
    return Array.isArray(value) ? value.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

export function addKioskDraft(storage: KioskStorage, responseId: string): void {
  const known = readKioskDrafts(storage);
  if (!known.includes(responseId)) storage.setItem(draftsKey, JSON.stringify([...known, responseId]));
}

/** Removes cleared drafts from the list of the respondent's drafts. */
export function removeKioskDrafts(storage: KioskStorage, cleared: readonly string[]): void {
  const remaining = readKioskDrafts(storage).filter((id) => !cleared.includes(id));
  storage.setItem(draftsKey, JSON.stringify(remaining));
}

async function computeHash(code: string, salt: string): Promise<string> {
  const key = await crypto.subtle.importKey('raw', new TextEncoder().encode(code), 'PBKDF2', false, ['deriveBits']);
  const options = { name: 'PBKDF2', hash: 'SHA-256', salt: fromBase64(salt), iterations };
  return toBase64(new Uint8Array(await crypto.subtle.deriveBits(options, key, 256)));
}

const toBase64 = (bytes: Uint8Array): string => btoa(String.fromCharCode(...bytes));
const fromBase64 = (text: string) => Uint8Array.from(atob(text), (character) => character.charCodeAt(0));

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
