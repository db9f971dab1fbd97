import { Button, MessageBar, MessageBarBody } from '@fluentui/react-components';
import { ArrowDownloadRegular, DocumentFolderRegular } from '@fluentui/react-icons';
import type { StoredResponse } from '@tideform/sync';
import { useState } from 'react';
import { useOnline } from '../../data/useOnline.ts';
import { useSubmissionReader } from '../../data/useSubmissionReader.ts';
import { useTeam } from '../../data/useTeam.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { saveFile } from '../../ui/save-file.ts';
import { ReadOnlyForm } from './ReadOnlyForm.tsx';
import { RespondHeader } from './RespondHeader.tsx';
import { RespondSkeleton } from './RespondSkeleton.tsx';
import { useRespondStyles } from './respond.styles.ts';
import { words } from './respond.words.ts';
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
  const remote = useRemoteSubmission(teamId, responseId);
  const response = remote.state === 'ready' ? remote.response : undefined;
  return (
    <div className={styles.screen}>
      <RespondHeader
        teamId={teamId}
        formId={formId}
        title={response?.title ?? ''}
        {...(response && { hint: hintOf(response) })}
      >
        {response?.webUrl && (
          <Button
            as="a"
            appearance="subtle"
            icon={<DocumentFolderRegular />}
            href={response.webUrl}
            target="_blank"
            aria-label={words.menu.viewInLibrary}
          />
        )}
        {remote.state === 'ready' && remote.pdfItemId && (
          <PdfButton
            teamId={teamId}
            pdfItemId={remote.pdfItemId}
            name={`${remote.response.submissionNumber ?? ''} ${remote.response.title ?? ''}`.trim()}
          />
        )}
      </RespondHeader>
      {remote.state === 'loading' && isOnline && <RespondSkeleton />}
      {remote.state === 'failed' && isOnline && <EmptyState title={words.noAccess} />}
      {remote.state !== 'ready' && !isOnline && <EmptyState title={words.failed} text={words.offlineSubmission} />}
      {response && <ReadOnlyForm form={response.schema} data={response.data.data} />}
    </div>
  );
}

function hintOf(response: StoredResponse): string {
  const when = new Date(response.timestamp).toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' });
  return [response.submissionNumber && `#${response.submissionNumber}`, response.createdBy.name, when]
    .filter(Boolean)
    .join(' · ');
}

function PdfButton({
  teamId,
  pdfItemId,
  name,
}: {
  readonly teamId: string;
  readonly pdfItemId: string;
  readonly name: string;
}) {
  const styles = useRespondStyles();
  const reader = useSubmissionReader();
  const team = useTeam(teamId);
  const [state, setState] = useState<'ready' | 'busy' | 'failed'>('ready');
  const download = async () => {
    if (!team) return;
    setState('busy');
    try {
      saveFile(await reader.pdf(team, pdfItemId), name, 'pdf');
      setState('ready');
    } catch {
      setState('failed');
    }
  };
  return (
    <>
      {state === 'failed' && (
        <MessageBar intent="error" className={styles.problem}>
          <MessageBarBody>{words.pdfFailed}</MessageBarBody>
        </MessageBar>
      )}
      <Button icon={<ArrowDownloadRegular />} disabledFocusable={state === 'busy'} onClick={download}>
        {words.menu.downloadPdf}
      </Button>
    </>
  );
}
