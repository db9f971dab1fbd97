import { kioskKey } from './kiosk-context.ts';

type Keeping = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const draftsKey = 'kioskDrafts';

/** How the code is kept: four digits are soon guessed by whoever reads the device, and yet they may be another door's code, too. */
const iterations = 310_000;
/** After the first wrong code; it doubles with each one more. */
const firstWaitMs = 1_000;
const longestWaitMs = 5 * 60_000;

/** A device that shows the published forms of one team and nothing else, until somebody enters the code. */
export interface KioskMode {
  readonly teamId: string;
  /** Of the code, base64. */
  readonly salt: string;
  readonly hash: string;
  readonly wrongTries: number;
  /** No code is looked at before then, ISO-8601 UTC. */
  readonly nextTryAt?: string | undefined;
}

export type Leaving = { readonly kind: 'left' | 'wrong' } | { readonly kind: 'too-early'; readonly waitMs: number };

/** What a code is to be when the mode is started. */
export const isNewCode = (code: string): boolean => /^[0-9]{4}$/.test(code);
/** What may open it: the master code has letters. */
export const isWholeCode = (code: string): boolean => [...code].length === 4;

/** `undefined`: this device is no kiosk. */
export function readKiosk(storage: Keeping): KioskMode | undefined {
  try {
    const kept: unknown = JSON.parse(storage.getItem(kioskKey) ?? 'null');
    return isMode(kept) ? kept : undefined;
  } catch {
    return undefined;
  }
}

function isMode(kept: unknown): kept is KioskMode {
  if (typeof kept !== 'object' || kept === null) return false;
  const { teamId, salt, hash, wrongTries } = kept as Partial<KioskMode>;
  return [teamId, salt, hash].every((text) => typeof text === 'string') && typeof wrongTries === 'number';
}

/** Makes this device a kiosk. The page is to be loaded again. */
export async function startKiosk(storage: Keeping, teamId: string, code: string): Promise<void> {
  const salt = toBase64(crypto.getRandomValues(new Uint8Array(16)));
  const mode: KioskMode = { teamId, salt, hash: await hashOf(code, salt), wrongTries: 0 };
  storage.removeItem(draftsKey);
  storage.setItem(kioskKey, JSON.stringify(mode));
}

/**
 * Ends the mode where the code is the one that it was started with, or the last four characters of the team's id. Each wrong code has
 * the next one wait longer, over a restart, too. After the right one the page is to be loaded again.
 */
export async function leaveKiosk(storage: Keeping, code: string, now: Date): Promise<Leaving> {
  const mode = readKiosk(storage);
  if (!mode) return { kind: 'left' };
  const waitMs = waitOf(mode, now);
  if (waitMs > 0) return { kind: 'too-early', waitMs };
  // NOTE: it counts as wrong before it is looked at: whoever loads the page meanwhile has tried, too.
  const wrongTries = mode.wrongTries + 1;
  const nextWaitMs = Math.min(firstWaitMs * 2 ** (wrongTries - 1), longestWaitMs);
  const tried = { ...mode, wrongTries, nextTryAt: new Date(now.getTime() + nextWaitMs).toISOString() };
  storage.setItem(kioskKey, JSON.stringify(tried));
  const isMaster = code.toLowerCase() === mode.teamId.slice(-4).toLowerCase();
  if (!isMaster && (await hashOf(code, mode.salt)) !== mode.hash) return { kind: 'wrong' };
  storage.removeItem(kioskKey);
  storage.removeItem(draftsKey);
  return { kind: 'left' };
}

/** How long until a code is looked at; a clock that was put back makes nobody wait longer than the longest wait. */
export function waitOf({ nextTryAt }: KioskMode, now: Date): number {
  const leftMs = nextTryAt === undefined ? 0 : Date.parse(nextTryAt) - now.getTime();
  return Number.isFinite(leftMs) ? Math.min(Math.max(leftMs, 0), longestWaitMs) : 0;
}

/** Ids of the responses that were begun since the last person went: theirs alone are gone on with, and cleared. */
export function readKioskDrafts(storage: Keeping): readonly string[] {
  try {
    const kept: unknown = JSON.parse(storage.getItem(draftsKey) ?? '[]');
    return Array.isArray(kept) ? kept.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

export function noteKioskDraft(storage: Keeping, responseId: string): void {
  const known = readKioskDrafts(storage);
  if (!known.includes(responseId)) storage.setItem(draftsKey, JSON.stringify([...known, responseId]));
}

/** They are cleared: the next person begins again. */
export function forgetKioskDrafts(storage: Keeping, cleared: readonly string[]): void {
  const left = readKioskDrafts(storage).filter((id) => !cleared.includes(id));
  storage.setItem(draftsKey, JSON.stringify(left));
}

async function hashOf(code: string, salt: string): Promise<string> {
  const key = await crypto.subtle.importKey('raw', new TextEncoder().encode(code), 'PBKDF2', false, ['deriveBits']);
  const options = { name: 'PBKDF2', hash: 'SHA-256', salt: fromBase64(salt), iterations };
  return toBase64(new Uint8Array(await crypto.subtle.deriveBits(options, key, 256)));
}

const toBase64 = (bytes: Uint8Array): string => btoa(String.fromCharCode(...bytes));
const fromBase64 = (text: string) => Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
