import { Button, Spinner } from '@fluentui/react-components';
import { ArrowLeftRegular, ArrowRightRegular } from '@fluentui/react-icons';
import { useMessages } from '@tideform/i18n/react';
import type { ReactNode } from 'react';
import { Mirrored } from '../../ui/icons/Mirrored.tsx';
import { formMessages } from '../form.messages.ts';
import type { FormRun } from '../useFormRun.ts';
import { useSubmitBlockReason, useSubmitLabel } from '../useSubmitButton.ts';
import { CancelButton } from '../wizard/CancelButton.tsx';
import { useBarStyles } from './bar.styles.ts';

/** Bar at the bottom of a form with the save state and buttons. It is always visible. */
export function ActionBar({
  run,
  state,
  isSubmitting,
}: {
  readonly run: FormRun;
  /** Element that shows whether the answers are saved. */
  readonly state: ReactNode;
  readonly isSubmitting: boolean;
}) {
  const messages = useMessages(formMessages);
  const styles = useBarStyles();
  const submitLabel = useSubmitLabel(run.session);
  const blockedReason = useSubmitBlockReason(run);
  const { buttons, waiting } = run;
  return (
    <div className={styles.bar}>
      {state}
      <CancelButton run={run} className={styles.action} />
      {buttons.previous && (
        <Button
          className={styles.action}
          icon={
            <Mirrored>
              <ArrowLeftRegular />
            </Mirrored>
          }
          onClick={run.previous}
        >
          {messages.previous}
        </Button>
      )}
      {buttons.next && (
        <Button
          className={styles.action}
          appearance="primary"
          disabledFocusable={waiting !== undefined}
          icon={
            waiting ? (
              <Spinner size="tiny" />
            ) : (
              <Mirrored>
                <ArrowRightRegular />
              </Mirrored>
            )
          }
          iconPosition="after"
          onClick={run.next}
        >
          {waiting ? messages.checking : messages.next}
        </Button>
      )}
      {buttons.submit && submitLabel && (
        <Button
          className={styles.action}
          appearance="primary"
          disabledFocusable={isSubmitting || blockedReason !== undefined || waiting !== undefined}
          title={blockedReason}
          {...((isSubmitting || waiting) && { icon: <Spinner size="tiny" /> })}
          onClick={run.submit}
        >
          {isSubmitting ? messages.submitting : waiting ? messages.checking : <bdi>{submitLabel}</bdi>}
        </Button>
      )}
    </div>
  );
}
