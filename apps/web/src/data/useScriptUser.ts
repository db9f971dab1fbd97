import { useMemo } from 'react';
import { useAccount } from '../sign-in/useAuth.ts';
import { useIdentity } from './useIdentity.ts';

/** The signed-in user as forms' scripts see them. Keeps its identity while nothing changes. */
export function useScriptUser(): { readonly id: string; readonly displayName: string; readonly mail?: string } {
  const { userId, displayName } = useIdentity();
  const username = useAccount()?.username;
  return useMemo(
    () => ({ id: userId, displayName, ...(username && { mail: username }) }),
    [userId, displayName, username],
  );
}
