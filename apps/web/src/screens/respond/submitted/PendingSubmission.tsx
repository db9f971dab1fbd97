import { Badge } from '@fluentui/react-components';
import { onDemand } from '@tideform/components/kit/on-demand.tsx';
import { useMessages } from '@tideform/i18n/react';
import type { ResponseRow } from '@tideform/sync';
import { useQueuedSubmit } from '../../../data/responses/useResponse.ts';
import { uiMessages } from '../../../ui/ui.messages.ts';
import { ResponseOptions } from '../options/ResponseOptions.tsx';
import { FormBusyGuard, RespondHeader } from '../RespondFrame.tsx';
import { useRespondStyles } from '../respond.styles.ts';
import { ReadOnlyForm } from './ReadOnlyForm.tsx';

const FailedResubmission = onDemand(async () => (await import('./FailedResubmission.tsx')).FailedResubmission);

/** Submission of this device that isn't uploaded to the library yet. */
export function PendingSubmission({ response }: { readonly response: ResponseRow }) {
  const ui = useMessages(uiMessages);
  const styles = useRespondStyles();
  const outboxRow = useQueuedSubmit(response.id);
  return (
    <div className={styles.screen}>
      <RespondHeader teamId={response.teamId} formId={response.formId} title={response.formTitle}>
        <Badge appearance="tint" color="warning">
          {ui.pendingUpload}
        </Badge>
        <ResponseOptions shown={{ response, status: 'pending' }} />
      </RespondHeader>
      {response.resubmission && outboxRow?.state === 'needsAttention' && outboxRow.lastError && (
        <FailedResubmission response={response} failure={outboxRow.lastError} mayWithdraw={!outboxRow.replaced} />
      )}
      <FormBusyGuard subject={`view ${response.id}`} teamId={response.teamId}>
        <ReadOnlyForm
          form={response.schema}
          css={response.customCss}
          response={response.data}
          creatorId={response.createdBy.id}
        />
      </FormBusyGuard>
    </div>
  );
}
