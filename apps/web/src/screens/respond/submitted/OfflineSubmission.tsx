import { MessageBar, MessageBarBody } from '@fluentui/react-components';
import { useLocale, useMessages } from '@tideform/i18n/react';
import { useForm } from '../../../data/forms/useForms.ts';
import { References } from '../../../data/references/References.tsx';
import { useLocalSubmission } from '../../../data/references/useLocalSubmission.ts';
import { useIdentity } from '../../../data/useIdentity.ts';
import { failureMessages } from '../../../failures/failure.messages.ts';
import { formatDateTime } from '../../../ui/formatting/format-date-time.ts';
import { joinParts } from '../../../ui/join-parts.ts';
import { EmptyState } from '../../../ui/layout/EmptyState.tsx';
import { uiMessages } from '../../../ui/ui.messages.ts';
import { RespondHeader, RespondSkeleton } from '../RespondFrame.tsx';
import { useRespondStyles } from '../respond.styles.ts';
import { offlineSubmissionMessages } from './offline-submission.messages.ts';
import { ReadOnlyForm } from './ReadOnlyForm.tsx';

/** Submission without a network connection, shown if a data source has stored its answers on this device. */
export function OfflineSubmission(props: {
  readonly teamId: string;
  readonly formId: string;
  readonly responseId: string;
}) {
  const ui = useMessages(uiMessages);
  const failures = useMessages(failureMessages);
  const messages = useMessages(offlineSubmissionMessages);
  const { locale } = useLocale();
  const styles = useRespondStyles();
  const { userId } = useIdentity();
  const { teamId, formId, responseId } = props;
  const submission = useLocalSubmission(teamId, formId, responseId);
  const form = useForm(formId);
  const isReading = submission === undefined || form === undefined;
  const published = submission ? form?.published : undefined;
  const title = submission && published ? submission.title || form?.title || '' : '';
  const hint =
    submission && published
      ? joinParts([
          submission.submissionNumber !== undefined && `#${submission.submissionNumber}`,
          submission.timestamp && formatDateTime(submission.timestamp, locale),
        ])
      : undefined;
  return (
    <>
      <RespondHeader teamId={teamId} formId={formId} title={title} hint={hint} />
      {isReading && <RespondSkeleton />}
      {!isReading && !published && <EmptyState level="h1" title={failures.oops} text={ui.offlineSubmission} />}
      {submission && published && (
        <>
          <div className={styles.banner}>
            <MessageBar intent="info" layout="multiline">
              <MessageBarBody>{messages.asBrought}</MessageBarBody>
            </MessageBar>
          </div>
          {/* NOTE: the creator is unknown here, so fields hidden from the creator are hidden from all users. */}
          <ReadOnlyForm form={published.schema} css={published.customCss} response={submission} creatorId={userId}>
            <References teamId={teamId} formId={formId} responseId={responseId} level="h2" />
          </ReadOnlyForm>
        </>
      )}
    </>
  );
}
