import type { Viewer } from '@tideform/engine';
import { useMemo } from 'react';
import { useAccount } from '../sign-in/useAuth.ts';
import { useIdentity } from './useIdentity.ts';

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
