import { type FormRow, mayDelete } from '@tideform/sync';
import { useIdentity } from './useIdentity.ts';
import { useIsTeamOwner, useTeam } from './useTeam.ts';

/** Tells which submissions of a team the person may delete. `creatorId`: who created it; absent for an anonymous one. */
export function useMayDelete(
  teamId: string,
): (creatorId: string | undefined, form: Pick<FormRow, 'submissionEditMode'> | null | undefined) => boolean {
  const { userId } = useIdentity();
  const isTeamOwner = useIsTeamOwner(useTeam(teamId));
  return (creatorId, form) => mayDelete({ isTeamOwner, isCreator: creatorId === userId }, form);
}
