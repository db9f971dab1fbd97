import { type FormRow, mayDelete } from '@tideform/sync';
import { useIdentity } from './useIdentity.ts';
import { useIsTeamOwner, useTeam } from './useTeam.ts';

/**
 * Returns a function that decides which submissions of a team the user may delete. `creatorId`: absent for anonymous
 * submissions.
 */
export function useMayDelete(
  teamId: string,
): (creatorId: string | undefined, form: Pick<FormRow, 'submissionEditMode'> | null | undefined) => boolean {
  const { userId } = useIdentity();
  const isTeamOwner = useIsTeamOwner(useTeam(teamId));
  return (creatorId, form) => mayDelete({ isTeamOwner, isCreator: creatorId === userId }, form);
}
