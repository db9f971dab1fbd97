import type { Viewer } from '@tideform/engine';
import { useMemo } from 'react';
import { useAccount } from '../sign-in/useAuth.ts';
import { useIdentity } from './useIdentity.ts';

/**
 * The signed-in user as component permissions see them. Keeps its identity while nothing changes.
 *
 * @param creatorId creator of the response on screen; absent for an anonymous one
 */
export function useViewer(creatorId: string | undefined): Viewer {
  const { userId } = useIdentity();
  const username = useAccount()?.username;
  return useMemo(
    () => ({ id: userId, userPrincipalName: username, mail: username, isCreator: creatorId === userId }),
    [userId, username, creatorId],
  );
}
