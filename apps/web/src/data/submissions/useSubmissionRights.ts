import { canDeleteSubmission, canEditSubmission, type FormRow } from '@tideform/sync';
import { useEffect, useState } from 'react';
import { useOnline } from '../../ui/browser/useOnline.ts';
import { useData } from '../data-context.ts';
import { useIsTeamOwner, useTeam } from '../teams/useTeam.ts';
import { useIdentity } from '../useIdentity.ts';

type EditableForm = Pick<FormRow, 'id' | 'teamId' | 'submissionEditMode' | 'confidentialResponses'>;

/**
 * Returns a function that decides whether the user may edit a submission of a form, by its creator. `creatorId` is
 * absent for anonymous submissions. Submissions of a confidential form may become editable later, once the library has
 * confirmed that the user has the permission Edit Submissions.
 */
export function useMayEdit(form: EditableForm | null | undefined): (creatorId: string | undefined) => boolean {
  const { userId } = useIdentity();
  const isTeamOwner = useIsTeamOwner(useTeam(form?.teamId));
  const mayEditSubmissions = useHasEditSubmissionsPermission(isTeamOwner ? undefined : form);
  return (creatorId) =>
    form != null && canEditSubmission({ isTeamOwner, isCreator: creatorId === userId, mayEditSubmissions }, form);
}

/**
 * Returns whether the user has the permission Edit Submissions. Queries the library once, if the form can have this
 * permission.
 */
function useHasEditSubmissionsPermission(form: EditableForm | null | undefined): boolean {
  const { permissions: rights } = useData();
  const isOnline = useOnline();
  const [permittedFormId, setHeld] = useState<string>();
  const formId = form?.confidentialResponses && form.submissionEditMode !== 'disabled' ? form.id : undefined;
  useEffect(() => {
    if (formId === undefined || !isOnline) return;
    let isCancelled = false;
    rights.mayEditSubmissions(formId).then(
      (isPermitted) => !isCancelled && isPermitted && setHeld(formId),
      // If the library can't be reached, the permission counts as missing.
      () => undefined,
    );
    return () => {
      isCancelled = true;
    };
  }, [rights, formId, isOnline]);
  return formId !== undefined && permittedFormId === formId;
}

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
