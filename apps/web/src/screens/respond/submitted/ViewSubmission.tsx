import { Button, MessageBar, MessageBarBody } from '@fluentui/react-components';
import { onDemand } from '@tideform/components/kit/on-demand.tsx';
import { useLocale, useMessages } from '@tideform/i18n/react';
import type { ResponseRow, StoredResponse } from '@tideform/sync';
import { useEffect, useRef, useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { useForm } from '../../../data/forms/useForms.ts';
import { useResponseCommands } from '../../../data/responses/useResponse.ts';
import { useMayEdit } from '../../../data/submissions/useSubmissionRights.ts';
import { useTeam } from '../../../data/teams/useTeam.ts';
import { failureMessages } from '../../../failures/failure.messages.ts';
import { getParametersOfKind } from '../../../failures/failure-kinds.ts';
import { formatCause, formatPageError } from '../../../failures/format-failure.ts';
import { useOnline } from '../../../ui/browser/useOnline.ts';
import { formatDateTime } from '../../../ui/formatting/format-date-time.ts';
import { joinParts } from '../../../ui/join-parts.ts';
import { EmptyState } from '../../../ui/layout/EmptyState.tsx';
import { uiMessages } from '../../../ui/ui.messages.ts';
import { ResponseOptions } from '../options/ResponseOptions.tsx';
import { FormBusyGuard, RespondHeader, RespondSkeleton } from '../RespondFrame.tsx';
import { respondMessages } from '../respond.messages.ts';
import { useRespondStyles } from '../respond.styles.ts';
import { useRemoteSubmission } from '../useRemoteSubmission.ts';
import { useResponseView } from '../useResponseView.ts';
import { ReadOnlyForm } from './ReadOnlyForm.tsx';

const ChangedSubmissionBanner = onDemand(
  async () => (await import('../history/ChangedSubmissionBanner.tsx')).ChangedSubmissionBanner,
);
const HistoryDialog = onDemand(async () => (await import('../history/HistoryDialog.tsx')).HistoryDialog);
const OfflineSubmission = onDemand(async () => (await import('./OfflineSubmission.tsx')).OfflineSubmission);
const References = onDemand(async () => (await import('../../../data/references/References.tsx')).References);
const StartedEditBanner = onDemand(async () => (await import('./StartedEditBanner.tsx')).StartedEditBanner);

/** Submission loaded from the library. Once loaded, it becomes an edit if the URL requests that. */
export function ViewSubmission({
  teamId,
  formId,
  responseId,
  edit,
}: {
  readonly teamId: string;
  readonly formId: string;
  readonly responseId: string;
  /** Edit of the submission that was started on this device. */
  readonly edit: ResponseRow | undefined;
}) {
  const { locale } = useLocale();
  const styles = useRespondStyles();
  const isOnline = useOnline();
  const [remote, retry] = useRemoteSubmission(teamId, responseId, isOnline);
  const editStart = useStartEdit(teamId, formId, remote.state === 'ready' ? remote.response : undefined);
  const [isHistoryOpen, setHistoryOpen] = useState(false);
  const editBanner = edit && <StartedEditBanner />;
  if (remote.state === 'ready' && editStart.state !== 'waiting') {
    const { response, pdfItemId } = remote;
    return (
      <div className={styles.screen}>
        <RespondHeader
          teamId={teamId}
          formId={formId}
          title={response.title || response.formTitle}
          hint={formatHint(response, locale)}
        >
          <ResponseOptions shown={{ response, status: 'library', pdfItemId }} />
        </RespondHeader>
        {editBanner}
        {response.resubmissions ? (
          <ChangedSubmissionBanner count={response.resubmissions} onShow={() => setHistoryOpen(true)} />
        ) : null}
        {isHistoryOpen && <HistoryDialog response={response} onClose={() => setHistoryOpen(false)} />}
        {editStart.state === 'refused' && <EditRefusedView cause={editStart.cause} />}
        <FormBusyGuard subject={`view ${response.id}`} teamId={teamId}>
          <ReadOnlyForm
            form={response.schema}
            css={response.customCss}
            response={response.data}
            creatorId={response.createdBy.id}
          >
            <References teamId={teamId} formId={response.formId} responseId={responseId} level="h2" />
          </ReadOnlyForm>
        </FormBusyGuard>
      </div>
    );
  }
  if (!isOnline && remote.state !== 'ready') {
    return (
      <div className={styles.screen}>
        {editBanner}
        <OfflineSubmission teamId={teamId} formId={formId} responseId={responseId} />
      </div>
    );
  }
  return (
    <div className={styles.screen}>
      <RespondHeader teamId={teamId} formId={formId} title="" />
      {editBanner}
      {(remote.state === 'ready' || (isOnline && remote.state === 'loading')) && <RespondSkeleton />}
      {isOnline && remote.state === 'failed' && <LoadFailedView cause={remote.cause} onRetry={retry} />}
    </div>
  );
}

/**
 * Explains why a submission is shown although the URL requests to edit it. Without a cause, the user lacks permission.
 */
function EditRefusedView({ cause }: { readonly cause: unknown }) {
  const messages = useMessages(respondMessages);
  const failures = useMessages(failureMessages);
  const styles = useRespondStyles();
  return (
    <div className={styles.banner}>
      <MessageBar intent={cause === undefined ? 'info' : 'error'} layout="multiline">
        <MessageBarBody>{cause === undefined ? messages.edit.refused : formatCause(cause, failures)}</MessageBarBody>
      </MessageBar>
    </div>
  );
}

/** Empty state for a submission that couldn't be loaded: missing permission or another failure. */
function LoadFailedView({ cause, onRetry }: { readonly cause: unknown; readonly onRetry: () => void }) {
  const ui = useMessages(uiMessages);
  const failures = useMessages(failureMessages);
  const navigate = useNavigate();
  const { teamId } = useParams();
  if (cause === undefined || getParametersOfKind(cause, 'no-submission-access')) {
    const toForms = <Button onClick={() => navigate(`/teams/${teamId}/forms`)}>{ui.backToForms}</Button>;
    return <EmptyState level="h1" title={failures.kinds['no-submission-access']} action={toForms} />;
  }
  return (
    <EmptyState
      level="h1"
      {...formatPageError(cause, failures)}
      action={<Button onClick={onRetry}>{ui.tryAgain}</Button>}
    />
  );
}

function formatHint({ submissionNumber, createdBy, timestamp }: StoredResponse, locale: string): string {
  return joinParts([
    submissionNumber !== undefined && `#${submissionNumber}`,
    createdBy.name,
    formatDateTime(timestamp, locale),
  ]);
}

/**
 * State of starting an edit. `waiting`: the edit is about to replace this screen. `refused`: without a cause, the user
 * lacks permission.
 */
type StartEditState =
  | { readonly state: 'unasked' | 'waiting' }
  | { readonly state: 'refused'; readonly cause: unknown };

/** Starts the edit of a submission once it's loaded, if the URL requests it and the user has permission. */
function useStartEdit(teamId: string, formId: string, submission: StoredResponse | undefined): StartEditState {
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
