import { useMemo } from 'react';
import { useAccount } from '../sign-in/useAuth.ts';
import { useIdentity } from './useIdentity.ts';

/** Who is signed in, as the code of forms may know them. The same object until that changes. */
export function useScriptUser(): { readonly id: string; readonly displayName: string; readonly mail?: string } {
  const { userId, displayName } = useIdentity();
  const username = useAccount()?.username;
  return useMemo(
    () => ({ id: userId, displayName, ...(username && { mail: username }) }),
    [userId, displayName, username],
  );
}
