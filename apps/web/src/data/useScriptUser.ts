import { useMemo } from 'react';
import { useAccount } from '../sign-in/useAuth.ts';
import { useIdentity } from './useIdentity.ts';

/** Returns the signed-in user for the scripts of forms. The object is the same until the user changes. */
export function useScriptUser(): { readonly id: string; readonly displayName: string; readonly mail?: string } {
  const { userId, displayName } = useIdentity();
  const username = useAccount()?.username;
  return useMemo(
    () => ({ id: userId, displayName, ...(username && { mail: username }) }),
    [userId, displayName, username],
  );
}
