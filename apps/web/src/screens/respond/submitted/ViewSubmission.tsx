import { Button } from '@fluentui/react-components';
import type { StoredResponse } from '@tideform/sync';
import { sentenceOf } from '../../../data/failure-of.ts';
import { useOnline } from '../../../data/useOnline.ts';
import { wordFailure } from '../../../dialogs/word-failure.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { joinParts } from '../../../ui/join-parts.ts';
import { Leavable } from '../Leavable.tsx';
import { ResponseOptions } from '../options/ResponseOptions.tsx';
import { wordInstant } from '../options/shown-response.ts';
import { RespondHeader } from '../RespondHeader.tsx';
import { RespondSkeleton } from '../RespondSkeleton.tsx';
import { useRespondStyles } from '../respond.styles.ts';
import { words } from '../respond.words.ts';
import { ReadOnlyForm } from './ReadOnlyForm.tsx';
import { useRemoteSubmission } from './useRemoteSubmission.ts';

/** A submission that is read from the library. */
export function ViewSubmission({
  teamId,
  formId,
  responseId,
}: {
  readonly teamId: string;
  readonly formId: string;
  readonly responseId: string;
}) {
  const styles = useRespondStyles();
  const isOnline = useOnline();
  const [remote, retry] = useRemoteSubmission(teamId, responseId, isOnline);
  if (remote.state === 'ready') {
    const { response, pdfItemId } = remote;
    return (
      <div className={styles.screen}>
        <RespondHeader
          teamId={teamId}
          formId={formId}
          title={response.title || response.formTitle}
          hint={hintOf(response)}
        >
          <ResponseOptions shown={{ response, place: 'library', pdfItemId }} />
        </RespondHeader>
        <Leavable subject={`view ${response.id}`} teamId={teamId}>
          <ReadOnlyForm form={response.schema} response={response.data} creatorId={response.createdBy.id} />
        </Leavable>
      </div>
    );
  }
  return (
    <div className={styles.screen}>
      <RespondHeader teamId={teamId} formId={formId} title="" />
      {!isOnline && <EmptyState level="h1" title={words.failed} text={words.offlineSubmission} />}
      {isOnline && remote.state === 'loading' && <RespondSkeleton />}
      {isOnline && remote.state === 'failed' && <Failed cause={remote.cause} onRetry={retry} />}
    </div>
  );
}

/** Refused, or something else. */
function Failed({ cause, onRetry }: { readonly cause: unknown; readonly onRetry: () => void }) {
  const isRefused = cause === undefined || sentenceOf(cause) === words.noAccess;
  if (isRefused) return <EmptyState level="h1" title={words.noAccess} />;
  return (
    <EmptyState
      level="h1"
      title={words.failed}
      text={wordFailure(cause)}
      action={<Button onClick={onRetry}>{words.tryAgain}</Button>}
    />
  );
}

function hintOf({ submissionNumber, createdBy, timestamp }: StoredResponse): string {
  return joinParts([submissionNumber !== undefined && `#${submissionNumber}`, createdBy.name, wordInstant(timestamp)]);
}
