import type { StoredResponse } from '@tideform/sync';
import { useEffect, useRef, useState } from 'react';
import { useForm } from '../../../data/useForm.ts';
import { useMayEdit } from '../../../data/useMayEdit.ts';
import { useResponseCommands } from '../../../data/useResponseCommands.ts';
import { useTeam } from '../../../data/useTeam.ts';
import { useResponseView } from '../useResponseView.ts';

/**
 * State of starting an edit. `waiting`: the edit is about to replace this screen. `refused`: without a cause, the user
 * lacks permission.
 */
export type StartEditState =
  | { readonly state: 'unasked' | 'waiting' }
  | { readonly state: 'refused'; readonly cause: unknown };

/** Starts the edit of a submission once it's loaded, if the URL requests it and the user has permission. */
export function useStartEdit(teamId: string, formId: string, submission: StoredResponse | undefined): StartEditState {
  const { isEditing } = useResponseView();
  const commands = useResponseCommands();
  const team = useTeam(teamId);
  const form = useForm(formId);
  const mayEdit = useMayEdit(form);
  const [refusal, setRefusal] = useState<{ readonly cause: unknown }>();
  const startedSubmission = useRef<StoredResponse>(undefined);
  const isLoaded = team !== undefined && form !== undefined;
  const isAllowed = submission !== undefined && isLoaded && mayEdit(submission.createdBy.id);
  useEffect(() => {
    if (!isEditing || !isAllowed || startedSubmission.current === submission) return;
    startedSubmission.current = submission;
    commands.edit(teamId, submission).catch((cause: unknown) => setRefusal({ cause }));
  }, [commands, teamId, submission, isEditing, isAllowed]);
  if (!isEditing) return { state: 'unasked' };
  if (refusal) return { state: 'refused', ...refusal };
  return isLoaded && submission && !isAllowed ? { state: 'refused', cause: undefined } : { state: 'waiting' };
}
