import { Button, MessageBar, MessageBarBody } from '@fluentui/react-components';
import { onDemand } from '@tideform/components/kit/on-demand.tsx';
import { useMessages, useSpeech } from '@tideform/i18n/react';
import type { ResponseRow, StoredResponse } from '@tideform/sync';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { failureMessages } from '../../../failures/failure.messages.ts';
import { ifKind } from '../../../failures/if-kind.ts';
import { oops } from '../../../failures/oops.ts';
import { wordCause } from '../../../failures/word-failure.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { joinParts } from '../../../ui/join-parts.ts';
import { uiMessages } from '../../../ui/ui.messages.ts';
import { useOnline } from '../../../ui/useOnline.ts';
import { wordMoment } from '../../../ui/word-moment.ts';
import { Leavable } from '../Leavable.tsx';
import { ResponseOptions } from '../options/ResponseOptions.tsx';
import { RespondHeader } from '../RespondHeader.tsx';
import { RespondSkeleton } from '../RespondSkeleton.tsx';
import { respondMessages } from '../respond.messages.ts';
import { useRespondStyles } from '../respond.styles.ts';
import { ReadOnlyForm } from './ReadOnlyForm.tsx';
import { useBeginEdit } from './useBeginEdit.ts';
import { useRemoteSubmission } from './useRemoteSubmission.ts';

const ChangedSince = onDemand(async () => (await import('../history/ChangedSince.tsx')).ChangedSince);
const HistoryDialog = onDemand(async () => (await import('../history/HistoryDialog.tsx')).HistoryDialog);
const KeptSubmission = onDemand(async () => (await import('./KeptSubmission.tsx')).KeptSubmission);
const References = onDemand(async () => (await import('../../../data/references/References.tsx')).References);
const BegunEdit = onDemand(async () => (await import('./BegunEdit.tsx')).BegunEdit);

/** A submission that is read from the library; once it is here it becomes an edit, where the address asks for one. */
export function ViewSubmission({
  teamId,
  formId,
  responseId,
  edit,
}: {
  readonly teamId: string;
  readonly formId: string;
  readonly responseId: string;
  /** The person has begun to edit it on this device. */
  readonly edit: ResponseRow | undefined;
}) {
  const { locale } = useSpeech();
  const styles = useRespondStyles();
  const isOnline = useOnline();
  const [remote, retry] = useRemoteSubmission(teamId, responseId, isOnline);
  const beginning = useBeginEdit(teamId, formId, remote.state === 'ready' ? remote.response : undefined);
  const [isHistory, setHistory] = useState(false);
  const begun = edit && <BegunEdit />;
  if (remote.state === 'ready' && beginning.state !== 'waiting') {
    const { response, pdfItemId } = remote;
    return (
      <div className={styles.screen}>
        <RespondHeader
          teamId={teamId}
          formId={formId}
          title={response.title || response.formTitle}
          hint={hintOf(response, locale)}
        >
          <ResponseOptions shown={{ response, place: 'library', pdfItemId }} />
        </RespondHeader>
        {begun}
        {response.resubmissions ? (
          <ChangedSince count={response.resubmissions} onShow={() => setHistory(true)} />
        ) : null}
        {isHistory && <HistoryDialog response={response} onClose={() => setHistory(false)} />}
        {beginning.state === 'refused' && <Refused cause={beginning.cause} />}
        <Leavable subject={`view ${response.id}`} teamId={teamId}>
          <ReadOnlyForm
            form={response.schema}
            css={response.customCss}
            response={response.data}
            creatorId={response.createdBy.id}
          >
            <References teamId={teamId} formId={response.formId} responseId={responseId} level="h2" />
          </ReadOnlyForm>
        </Leavable>
      </div>
    );
  }
  if (!isOnline && remote.state !== 'ready') {
    return (
      <div className={styles.screen}>
        {begun}
        <KeptSubmission teamId={teamId} formId={formId} responseId={responseId} />
      </div>
    );
  }
  return (
    <div className={styles.screen}>
      <RespondHeader teamId={teamId} formId={formId} title="" />
      {begun}
      {(remote.state === 'ready' || (isOnline && remote.state === 'loading')) && <RespondSkeleton />}
      {isOnline && remote.state === 'failed' && <Failed cause={remote.cause} onRetry={retry} />}
    </div>
  );
}

/** Why a submission is shown where an edit was asked for. Without a cause: the person may not. */
function Refused({ cause }: { readonly cause: unknown }) {
  const messages = useMessages(respondMessages);
  const failures = useMessages(failureMessages);
  const styles = useRespondStyles();
  return (
    <div className={styles.notice}>
      <MessageBar intent={cause === undefined ? 'info' : 'error'} layout="multiline">
        <MessageBarBody>{cause === undefined ? messages.edit.refused : wordCause(cause, failures)}</MessageBarBody>
      </MessageBar>
    </div>
  );
}

/** Refused, or something else. */
function Failed({ cause, onRetry }: { readonly cause: unknown; readonly onRetry: () => void }) {
  const ui = useMessages(uiMessages);
  const failures = useMessages(failureMessages);
  const navigate = useNavigate();
  const { teamId } = useParams();
  if (cause === undefined || ifKind(cause, 'no-submission-access')) {
    const toForms = <Button onClick={() => navigate(`/teams/${teamId}/forms`)}>{ui.backToForms}</Button>;
    return <EmptyState level="h1" title={failures.kinds['no-submission-access']} action={toForms} />;
  }
  return <EmptyState level="h1" {...oops(cause, failures)} action={<Button onClick={onRetry}>{ui.tryAgain}</Button>} />;
}

function hintOf({ submissionNumber, createdBy, timestamp }: StoredResponse, locale: string): string {
  return joinParts([
    submissionNumber !== undefined && `#${submissionNumber}`,
    createdBy.name,
    wordMoment(timestamp, locale),
  ]);
}
