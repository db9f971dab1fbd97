import { MessageBar, MessageBarBody } from '@fluentui/react-components';
import type { SubmissionData } from '@tideform/engine';
import type { ResponseRow } from '@tideform/sync';
import { useState } from 'react';
import { FormRunner } from '../../form/FormRunner.tsx';
import { ActionBar } from './ActionBar.tsx';
import { DraftMenu } from './DraftMenu.tsx';
import { RespondHeader } from './RespondHeader.tsx';
import { useRespondStyles } from './respond.styles.ts';
import { words } from './respond.words.ts';
import { useAnswering } from './useAnswering.ts';

/** A draft, being answered. */
export function AnswerForm({
  response,
  onSubmitted,
}: {
  readonly response: ResponseRow;
  readonly onSubmitted: () => void;
}) {
  const styles = useRespondStyles();
  const { session, saved, submit, clear } = useAnswering(response);
  const [isSubmitting, setSubmitting] = useState(false);
  const [hasFailed, setFailed] = useState(false);

  const onSubmit = async (data: SubmissionData) => {
    setSubmitting(true);
    setFailed(false);
    try {
      await submit(data);
      onSubmitted();
    } catch {
      setFailed(true);
      setSubmitting(false);
    }
  };

  return (
    <div className={styles.screen}>
      <RespondHeader teamId={response.teamId} formId={response.formId} title={response.formTitle}>
        <DraftMenu response={response} onClear={clear} />
      </RespondHeader>
      <div className={styles.scroll}>
        <div className={styles.column}>
          {saved.kind === 'failed' && <Problem text={words.storageFull} />}
          {hasFailed && <Problem text={words.submitFailed} />}
          <FormRunner
            session={session}
            onSubmit={onSubmit}
            footer={(run) => <ActionBar run={run} saved={saved} isSubmitting={isSubmitting} />}
          />
        </div>
      </div>
    </div>
  );
}

function Problem({ text }: { readonly text: string }) {
  const styles = useRespondStyles();
  return (
    <MessageBar intent="error" layout="multiline" className={styles.problem}>
      <MessageBarBody>{text}</MessageBarBody>
    </MessageBar>
  );
}
