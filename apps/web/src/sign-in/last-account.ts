import type { Account } from './auth-client.ts';

const lastAccountKey = 'lastAccount';

type Stored = { readonly [Name in keyof Account]?: unknown };

/**
 * Returns a value if it is a text, otherwise throws. Accounts are validated without zod, which would be too large for
 * the sign-in page.
 */
function requireText(value: unknown): string {
  if (typeof value === 'string') return value;
  throw new TypeError('Not a text');
}

/** Parses a stored account; returns `undefined` if it is invalid. */
export function parseAccount(stored: unknown): Account | undefined {
  try {
    const { tenantId, userId, displayName, username } = stored as Stored;
    const account = {
      tenantId: requireText(tenantId),
      userId: requireText(userId),
      displayName: requireText(displayName),
    };
    return { ...account, username: requireText(username) };
  } catch {
    return undefined;
  }
}

/** Returns the account that was active last. The app opens for this account even offline and without a token. */
export function readLastAccount(storage: Pick<Storage, 'getItem'>): Account | undefined {
  try {
    return parseAccount(JSON.parse(storage.getItem(lastAccountKey) ?? ''));
  } catch {
    return undefined;
  }
}

export function writeLastAccount(storage: Pick<Storage, 'setItem' | 'removeItem'>, account: Account | undefined): void {
  if (account) storage.setItem(lastAccountKey, JSON.stringify(account));
  else storage.removeItem(lastAccountKey);
}

/** Calls `onOther` if another tab signs out or activates another account. */
export function watchLastAccount(window: Window, onOther: () => void): void {
  const last = readLastAccount(window.localStorage);
  window.addEventListener('storage', ({ key: changed }) => {
    if (changed !== lastAccountKey && changed !== null) return;
    const now = readLastAccount(window.localStorage);
    if (now?.userId !== last?.userId || now?.tenantId !== last?.tenantId) onOther();
  });
}
