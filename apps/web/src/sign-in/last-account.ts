import type { Account } from './auth-client.ts';

const key = 'lastAccount';

type Stored = { readonly [Name in keyof Account]?: unknown };

/** Checked by hand, without zod, as the configuration is. */
function text(value: unknown): string {
  if (typeof value === 'string') return value;
  throw new TypeError('Not a text');
}

/** An account as it was kept; `undefined`: this is none. */
export function readAccount(stored: unknown): Account | undefined {
  try {
    const { tenantId, userId, displayName, username } = stored as Stored;
    const kept = { tenantId: text(tenantId), userId: text(userId), displayName: text(displayName) };
    return { ...kept, username: text(username) };
  } catch {
    return undefined;
  }
}

/** Who worked here last: the app opens for this person offline and without a token. */
export function readLastAccount(storage: Pick<Storage, 'getItem'>): Account | undefined {
  try {
    return readAccount(JSON.parse(storage.getItem(key) ?? ''));
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
