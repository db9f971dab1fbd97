import { Badge } from '@fluentui/react-components';
import { onDemand } from '@tideform/components/kit/on-demand.tsx';
import { useMessages } from '@tideform/i18n/react';
import type { ResponseRow } from '@tideform/sync';
import { useQueuedSubmit } from '../../../data/useQueuedSubmit.ts';
import { uiMessages } from '../../../ui/ui.messages.ts';
import { Leavable } from '../Leavable.tsx';
import { ResponseOptions } from '../options/ResponseOptions.tsx';
import { RespondHeader } from '../RespondHeader.tsx';
import { useRespondStyles } from '../respond.styles.ts';
import { ReadOnlyForm } from './ReadOnlyForm.tsx';

const StuckResubmission = onDemand(async () => (await import('./StuckResubmission.tsx')).StuckResubmission);

/** Submitted, and not in the library yet. */
export function PendingSubmission({ response }: { readonly response: ResponseRow }) {
  const ui = useMessages(uiMessages);
  const styles = useRespondStyles();
  const queued = useQueuedSubmit(response.id);
  return (
    <div className={styles.screen}>
      <RespondHeader teamId={response.teamId} formId={response.formId} title={response.formTitle}>
        <Badge appearance="tint" color="warning">
          {ui.pendingUpload}
        </Badge>
        <ResponseOptions shown={{ response, place: 'pending' }} />
      </RespondHeader>
      {response.resubmission && queued?.state === 'needsAttention' && queued.lastError && (
        <StuckResubmission response={response} failure={queued.lastError} mayWithdraw={!queued.replaced} />
      )}
      <Leavable subject={`view ${response.id}`} teamId={response.teamId}>
        <ReadOnlyForm
          form={response.schema}
          css={response.customCss}
          response={response.data}
          creatorId={response.createdBy.id}
        />
      </Leavable>
    </div>
  );
}
