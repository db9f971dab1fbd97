import { type FormRow, mayEdit } from '@tideform/sync';
import { useEffect, useState } from 'react';
import { useOnline } from '../ui/useOnline.ts';
import { useData } from './data-context.ts';
import { useIdentity } from './useIdentity.ts';
import { useIsTeamOwner, useTeam } from './useTeam.ts';

type Asked = Pick<FormRow, 'id' | 'teamId' | 'submissionEditMode' | 'confidentialResponses'>;

/**
 * Tells which submissions of a form the person may edit. `creatorId`: who created it; absent for an anonymous one. Of a
 * confidential form it may become more once the library has said that they hold Edit Submissions.
 */
export function useMayEdit(form: Asked | null | undefined): (creatorId: string | undefined) => boolean {
  const { userId } = useIdentity();
  const isTeamOwner = useIsTeamOwner(useTeam(form?.teamId));
  const mayEditSubmissions = useEditSubmissions(isTeamOwner ? undefined : form);
  return (creatorId) =>
    form != null && mayEdit({ isTeamOwner, isCreator: creatorId === userId, mayEditSubmissions }, form);
}

/** Asks the library once, where the permission can be held at all. */
function useEditSubmissions(form: Asked | null | undefined): boolean {
  const { rights } = useData();
  const isOnline = useOnline();
  const [held, setHeld] = useState<string>();
  const formId = form?.confidentialResponses && form.submissionEditMode !== 'disabled' ? form.id : undefined;
  useEffect(() => {
    if (formId === undefined || !isOnline) return;
    let isOver = false;
    rights.mayEditSubmissions(formId).then(
      (isHeld) => !isOver && isHeld && setHeld(formId),
      // Out of reach: what is not known is not offered.
      () => undefined,
    );
    return () => {
      isOver = true;
    };
  }, [rights, formId, isOnline]);
  return formId !== undefined && held === formId;
}
