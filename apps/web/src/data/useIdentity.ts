import type { Viewer } from '@tideform/engine';
import type { Identity } from '@tideform/sync';
import { useLiveQuery } from 'dexie-react-hooks';
import { useEffect, useMemo } from 'react';
import { storeTenantName } from '../sign-in/account-store.ts';
import { useAccount } from '../sign-in/useAuth.ts';
import { useData } from './data-context.ts';

/** Returns the identity of the signed-in user. */
export const useIdentity = (): Identity => useData().identity;

/**
 * Returns the signed-in user for checking component permissions. The object is the same until something changes.
 *
 * @param creatorId creator of the response on screen; absent for an anonymous response
 */
export function useViewer(creatorId: string | undefined): Viewer {
  const { userId } = useIdentity();
  const username = useAccount()?.username;
  return useMemo(
    () => ({ id: userId, userPrincipalName: username, mail: username, isCreator: creatorId === userId }),
    [userId, username, creatorId],
  );
}

/** Returns the signed-in user for the scripts of forms. The object is the same until the user changes. */
export function useScriptUser(): { readonly id: string; readonly displayName: string; readonly mail?: string } {
  const { userId, displayName } = useIdentity();
  const username = useAccount()?.username;
  return useMemo(
    () => ({ id: userId, displayName, ...(username && { mail: username }) }),
    [userId, displayName, username],
  );
}

/** Stores the name of the user's organization outside the account's database, for the list of accounts. */
export function useStoreTenantName(): void {
  const { database, identity } = useData();
  const { tenantId } = identity;
  const name = useLiveQuery(async () => (await database.tenants.get(tenantId))?.displayName, [database, tenantId]);
  useEffect(() => {
    if (name) storeTenantName(localStorage, tenantId, name);
  }, [tenantId, name]);
}
