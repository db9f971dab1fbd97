import { z } from 'zod/mini';
import type { Account } from './auth-client.ts';

const key = 'lastAccount';
const stored = z.object({ tenantId: z.string(), userId: z.string(), displayName: z.string(), username: z.string() });

/** Who worked here last: the app opens for this person offline and without a token. */
export function readLastAccount(storage: Pick<Storage, 'getItem'>): Account | undefined {
  try {
    return stored.parse(JSON.parse(storage.getItem(key) ?? ''));
  } catch {
    return undefined;
  }
}

export function writeLastAccount(storage: Pick<Storage, 'setItem' | 'removeItem'>, account: Account | undefined): void {
  if (account) storage.setItem(key, JSON.stringify(account));
  else storage.removeItem(key);
}

/** Calls `onOther` when another tab signed out or signed somebody else in. */
export function watchLastAccount(window: Window, onOther: () => void): void {
  const last = readLastAccount(window.localStorage);
  window.addEventListener('storage', ({ key: changed }) => {
    if (changed !== key && changed !== null) return;
    const now = readLastAccount(window.localStorage);
    if (now?.userId !== last?.userId || now?.tenantId !== last?.tenantId) onOther();
  });
}
