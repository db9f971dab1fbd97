import { MessageBar, MessageBarBody } from '@fluentui/react-components';
import { useMessages, useSpeech } from '@tideform/i18n/react';
import { References } from '../../../data/references/References.tsx';
import { useKeptSubmission } from '../../../data/references/useKeptSubmission.ts';
import { useForm } from '../../../data/useForm.ts';
import { useIdentity } from '../../../data/useIdentity.ts';
import { failureMessages } from '../../../failures/failure.messages.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { joinParts } from '../../../ui/join-parts.ts';
import { uiMessages } from '../../../ui/ui.messages.ts';
import { wordMoment } from '../../../ui/word-moment.ts';
import { RespondHeader } from '../RespondHeader.tsx';
import { RespondSkeleton } from '../RespondSkeleton.tsx';
import { useRespondStyles } from '../respond.styles.ts';
import { keptSubmissionMessages } from './kept-submission.messages.ts';
import { ReadOnlyForm } from './ReadOnlyForm.tsx';

/** A submission without a network: its answers, where a data source has brought them to this device. */
export function KeptSubmission(props: {
  readonly teamId: string;
  readonly formId: string;
  readonly responseId: string;
}) {
  const ui = useMessages(uiMessages);
  const failures = useMessages(failureMessages);
  const messages = useMessages(keptSubmissionMessages);
  const { locale } = useSpeech();
  const styles = useRespondStyles();
  const { userId } = useIdentity();
  const { teamId, formId, responseId } = props;
  const kept = useKeptSubmission(teamId, formId, responseId);
  const form = useForm(formId);
  const isReading = kept === undefined || form === undefined;
  const published = kept ? form?.published : undefined;
  const title = kept && published ? kept.title || form?.title || '' : '';
  const hint =
    kept && published
      ? joinParts([
          kept.submissionNumber !== undefined && `#${kept.submissionNumber}`,
          kept.timestamp && wordMoment(kept.timestamp, locale),
        ])
      : undefined;
  return (
    <>
      <RespondHeader teamId={teamId} formId={formId} title={title} hint={hint} />
      {isReading && <RespondSkeleton />}
      {!isReading && !published && <EmptyState level="h1" title={failures.oops} text={ui.offlineSubmission} />}
      {kept && published && (
        <>
          <div className={styles.notice}>
            <MessageBar intent="info" layout="multiline">
              <MessageBarBody>{messages.asBrought}</MessageBarBody>
            </MessageBar>
          </div>
          {/* NOTE: nobody knows here who created it. What its creator may not see is shown to nobody. */}
          <ReadOnlyForm form={published.schema} css={published.customCss} response={kept} creatorId={userId}>
            <References teamId={teamId} formId={formId} responseId={responseId} level="h2" />
          </ReadOnlyForm>
        </>
      )}
    </>
  );
}
