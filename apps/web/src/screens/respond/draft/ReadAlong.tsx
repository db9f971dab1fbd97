import { MessageBar, MessageBarBody } from '@fluentui/react-components';
import { useMessages } from '@tideform/i18n/react';
import type { ResponseRow } from '@tideform/sync';
import { useState } from 'react';
import { failureMessages } from '../../../failures/failure.messages.ts';
import { wordCause } from '../../../failures/word-failure.ts';
import { TakeRefused } from '../../../saving/edit-lock.ts';
import { TakeOverBar } from '../../../ui/TakeOverBar.tsx';
import { Leavable } from '../Leavable.tsx';
import { ResponseOptions } from '../options/ResponseOptions.tsx';
import { nameOf } from '../options/shown-response.ts';
import { RespondHeader } from '../RespondHeader.tsx';
import { respondMessages } from '../respond.messages.ts';
import { useRespondStyles } from '../respond.styles.ts';
import { ReadOnlyForm } from '../submitted/ReadOnlyForm.tsx';

/** A draft that another tab of this browser edits, with what it has saved. */
export function ReadAlong(props: {
  readonly response: ResponseRow;
  /** This tab edited it until then. */
  readonly hasTaken: boolean;
  readonly onTake: () => Promise<void>;
}) {
  const { response, hasTaken, onTake } = props;
  const messages = useMessages(respondMessages).elsewhere;
  const failures = useMessages(failureMessages);
  const styles = useRespondStyles();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const { teamId, formId } = response;
  const isEdit = response.resubmission !== undefined;
  const take = () => {
    setBusy(true);
    setFailure(undefined);
    onTake()
      .catch((cause) => setFailure(cause instanceof TakeRefused ? messages.refused : wordCause(cause, failures)))
      .finally(() => setBusy(false));
  };
  return (
    <div className={styles.screen}>
      <RespondHeader teamId={teamId} formId={formId} title={isEdit ? nameOf(response) : response.formTitle}>
        <ResponseOptions shown={{ response, place: isEdit ? 'edit' : 'draft' }} />
      </RespondHeader>
      <div className={styles.notice}>
        <TakeOverBar action={messages.take} isBusy={isBusy} onTake={take}>
          {hasTaken ? messages.taken : messages.text}
        </TakeOverBar>
        {failure && (
          <MessageBar intent="error" layout="multiline">
            <MessageBarBody>{failure}</MessageBarBody>
          </MessageBar>
        )}
      </div>
      <Leavable subject={`view ${response.id}`} teamId={teamId}>
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
