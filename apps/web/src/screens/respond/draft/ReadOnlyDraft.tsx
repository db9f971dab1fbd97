import { MessageBar, MessageBarBody } from '@fluentui/react-components';
import { useMessages } from '@tideform/i18n/react';
import type { ResponseRow } from '@tideform/sync';
import { useState } from 'react';
import { failureMessages } from '../../../failures/failure.messages.ts';
import { formatCause } from '../../../failures/format-failure.ts';
import { TakeOverRefused } from '../../../saving/edit-lock.ts';
import { TakeOverBar } from '../../../ui/layout/TakeOverBar.tsx';
import { ResponseOptions } from '../options/ResponseOptions.tsx';
import { FormBusyGuard, RespondHeader } from '../RespondFrame.tsx';
import { respondMessages } from '../respond.messages.ts';
import { useRespondStyles } from '../respond.styles.ts';
import { getDisplayName } from '../shown-response.ts';
import { ReadOnlyForm } from '../submitted/ReadOnlyForm.tsx';

/** Read-only view of a draft that another tab of this browser edits, updated with each save. */
export function ReadOnlyDraft(props: {
  readonly response: ResponseRow;
  /** Whether this tab edited the draft before another one took over. */
  readonly wasTakenOver: boolean;
  readonly onTakeOver: () => Promise<void>;
}) {
  const { response, wasTakenOver, onTakeOver } = props;
  const messages = useMessages(respondMessages).elsewhere;
  const failures = useMessages(failureMessages);
  const styles = useRespondStyles();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const { teamId, formId } = response;
  const isEdit = response.resubmission !== undefined;
  const takeOver = () => {
    setBusy(true);
    setFailure(undefined);
    onTakeOver()
      .catch((cause) => setFailure(cause instanceof TakeOverRefused ? messages.refused : formatCause(cause, failures)))
      .finally(() => setBusy(false));
  };
  return (
    <div className={styles.screen}>
      <RespondHeader teamId={teamId} formId={formId} title={isEdit ? getDisplayName(response) : response.formTitle}>
        <ResponseOptions shown={{ response, status: isEdit ? 'edit' : 'draft' }} />
      </RespondHeader>
      <div className={styles.banner}>
        <TakeOverBar action={messages.take} isBusy={isBusy} onTakeOver={takeOver}>
          {wasTakenOver ? messages.taken : messages.text}
        </TakeOverBar>
        {failure && (
          <MessageBar intent="error" layout="multiline">
            <MessageBarBody>{failure}</MessageBarBody>
          </MessageBar>
        )}
      </div>
      <FormBusyGuard subject={`view ${response.id}`} teamId={teamId}>
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
