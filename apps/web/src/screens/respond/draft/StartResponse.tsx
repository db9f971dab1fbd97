import { Button } from '@fluentui/react-components';
import type { SubmissionData } from '@tideform/engine';
import { useMessages } from '@tideform/i18n/react';
import type { FormRow, OwnResponsesQuery, ResponseRow } from '@tideform/sync';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useOwnResponses } from '../../../data/responses/useOwnResponses.ts';
import { useResponseCommands } from '../../../data/responses/useResponse.ts';
import { matchesPrefill } from '../../../form/prefill/parse-prefill.ts';
import { useKiosk } from '../../../kiosk/kiosk-mode.ts';
import { DialogFrame } from '../../../ui/dialogs/DialogFrame.tsx';
import { RespondSkeleton } from '../RespondFrame.tsx';
import { respondMessages } from '../respond.messages.ts';
import { isOffered } from './answering/draft-state.ts';

/**
 * Opens a form without a response ID: offers an existing draft (with the same prefill), or else starts a response. Then
 * replaces the URL with that of the response.
 */
export function StartResponse(props: {
  readonly form: FormRow;
  /** Prefilled answers from the URL; empty without a prefill. */
  readonly prefill: SubmissionData;
  /** Query and hash of the URL without the prefill. */
  readonly rest: string;
}) {
  const messages = useMessages(respondMessages);
  const { form, prefill, rest } = props;
  const navigate = useNavigate();
  const { state } = useLocation();
  const commands = useResponseCommands();
  const drafts = useOwnResponses(useDraftQuery(form, prefill));
  const [failure, setFailure] = useState<unknown>();
  const isStarting = useRef(false);
  const draft = drafts?.rows[0];

  const open = (responseId: string) =>
    navigate(`/teams/${form.teamId}/forms/${form.id}/response/${responseId}${rest}`, { state, replace: true });

  const start = () => {
    if (isStarting.current) return;
    isStarting.current = true;
    commands.create(form.id, prefill).then(
      (response) => open(response.id),
      (cause) => setFailure(() => cause),
    );
  };

  useEffect(() => {
    if (drafts && !drafts.isSearching && !draft) start();
  });

  if (failure) throw failure;
  if (!draft) return <RespondSkeleton form={form.published?.schema} />;
  return (
    <>
      <RespondSkeleton form={form.published?.schema} />
      <DialogFrame
        isAlert
        title={messages.existingDraft.title}
        actions={
          <>
            <Button onClick={start}>{messages.existingDraft.newResponse}</Button>
            <Button appearance="primary" onClick={() => open(draft.id)}>
              {messages.existingDraft.open}
            </Button>
          </>
        }
      >
        {messages.existingDraft.question}
      </DialogFrame>
    </>
  );
}

/**
 * Returns a query for the newest draft that was started by the user or prefilled by a link. Excludes edits of
 * submissions, and on a kiosk drafts of other visitors.
 */
function useDraftQuery({ id: formId, teamId }: FormRow, prefill: SubmissionData): OwnResponsesQuery {
  const kiosk = useKiosk();
  return useMemo(() => {
    const fits = (response: ResponseRow) =>
      kiosk?.isOwnDraft(response.id) !== false &&
      !response.resubmission &&
      isOffered(response) &&
      matchesPrefill(response, prefill);
    return { teamId, formId, drafts: true, fits, most: 1 };
  }, [teamId, formId, prefill, kiosk]);
}
