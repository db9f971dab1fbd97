import { canDeleteSubmission, type FormRow } from '@tideform/sync';
import { useIdentity } from './useIdentity.ts';
import { useIsTeamOwner, useTeam } from './useTeam.ts';

/**
 * Returns a function that decides whether the user may delete a submission of a team, by its creator. `creatorId` is
 * absent for anonymous submissions.
 */
export function useMayDelete(
  teamId: string,
): (creatorId: string | undefined, form: Pick<FormRow, 'submissionEditMode'> | null | undefined) => boolean {
  const { userId } = useIdentity();
  const isTeamOwner = useIsTeamOwner(useTeam(teamId));
  return (creatorId, form) => canDeleteSubmission({ isTeamOwner, isCreator: creatorId === userId }, form);
}
