import type { Viewer } from '@tideform/engine';
import { useMemo } from 'react';
import { useAccount } from '../sign-in/useAuth.ts';
import { useIdentity } from './useIdentity.ts';

/**
 * Who is signed in, as permissions of components ask. The same object until that changes.
 *
 * @param creatorId who created the response that is looked at; absent for an anonymous one
 */
export function useViewer(creatorId: string | undefined): Viewer {
  const { userId } = useIdentity();
  const username = useAccount()?.username;
  return useMemo(
    () => ({ id: userId, userPrincipalName: username, mail: username, isCreator: creatorId === userId }),
    [userId, username, creatorId],
  );
}
