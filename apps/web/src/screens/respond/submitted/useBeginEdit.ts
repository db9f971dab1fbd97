import type { StoredResponse } from '@tideform/sync';
import { useEffect, useRef, useState } from 'react';
import { useForm } from '../../../data/useForm.ts';
import { useMayEdit } from '../../../data/useMayEdit.ts';
import { useResponseCommands } from '../../../data/useResponseCommands.ts';
import { useTeam } from '../../../data/useTeam.ts';
import { useResponseView } from '../useResponseView.ts';

/** `waiting`: the edit takes this screen's place in a moment. `refused`: without a cause the person may not. */
export type BeginningEdit =
  | { readonly state: 'unasked' | 'waiting' }
  | { readonly state: 'refused'; readonly cause: unknown };

/** Begins the edit of a submission once it is here, where the address asks for it and the person may. */
export function useBeginEdit(teamId: string, formId: string, submission: StoredResponse | undefined): BeginningEdit {
  const { isEditing } = useResponseView();
  const commands = useResponseCommands();
  const team = useTeam(teamId);
  const form = useForm(formId);
  const mayEdit = useMayEdit(form);
  const [refusal, setRefusal] = useState<{ readonly cause: unknown }>();
  const begun = useRef<StoredResponse>(undefined);
  const isKnown = team !== undefined && form !== undefined;
  const isAllowed = submission !== undefined && isKnown && mayEdit(submission.createdBy.id);
  useEffect(() => {
    if (!isEditing || !isAllowed || begun.current === submission) return;
    begun.current = submission;
    commands.edit(teamId, submission).catch((cause: unknown) => setRefusal({ cause }));
  }, [commands, teamId, submission, isEditing, isAllowed]);
  if (!isEditing) return { state: 'unasked' };
  if (refusal) return { state: 'refused', ...refusal };
  return isKnown && submission && !isAllowed ? { state: 'refused', cause: undefined } : { state: 'waiting' };
}
