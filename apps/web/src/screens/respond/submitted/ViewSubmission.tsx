import { Button } from '@fluentui/react-components';
import type { StoredResponse } from '@tideform/sync';
import { useSpeech, useWords } from '@tideform/words/react';
import { useOnline } from '../../../data/useOnline.ts';
import { failureWords } from '../../../failures/failure.words.ts';
import { ifKind } from '../../../failures/if-kind.ts';
import { oops } from '../../../failures/oops.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { joinParts } from '../../../ui/join-parts.ts';
import { uiWords } from '../../../ui/ui.words.ts';
import { wordMoment } from '../../../ui/word-moment.ts';
import { Leavable } from '../Leavable.tsx';
import { ResponseOptions } from '../options/ResponseOptions.tsx';
import { RespondHeader } from '../RespondHeader.tsx';
import { RespondSkeleton } from '../RespondSkeleton.tsx';
import { useRespondStyles } from '../respond.styles.ts';
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
  const ui = useWords(uiWords);
  const failures = useWords(failureWords);
  const { locale } = useSpeech();
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
          hint={hintOf(response, locale)}
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
      {!isOnline && <EmptyState level="h1" title={failures.oops} text={ui.offlineSubmission} />}
      {isOnline && remote.state === 'loading' && <RespondSkeleton />}
      {isOnline && remote.state === 'failed' && <Failed cause={remote.cause} onRetry={retry} />}
    </div>
  );
}

/** Refused, or something else. */
function Failed({ cause, onRetry }: { readonly cause: unknown; readonly onRetry: () => void }) {
  const ui = useWords(uiWords);
  const failures = useWords(failureWords);
  if (cause === undefined || ifKind(cause, 'no-submission-access')) {
    return <EmptyState level="h1" title={failures.kinds['no-submission-access']} />;
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
