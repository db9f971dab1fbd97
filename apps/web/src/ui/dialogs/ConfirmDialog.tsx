import { Button, Spinner } from '@fluentui/react-components';
import { useDangerClass } from '@tideform/components/kit/classes/useDangerClass.tsx';
import { useCloseWithConfirmation } from '@tideform/components/kit/unsaved/useCloseWithConfirmation.tsx';
import { useMessages } from '@tideform/i18n/react';
import type { ReactNode } from 'react';
import { useAttempt } from '../loading/useAttempt.ts';
import { uiMessages } from '../ui.messages.ts';
import { DialogFrame } from './DialogFrame.tsx';

/**
 * Confirmation dialog. Calls `onConfirm` and then closes, unless `staysOpen` is set to show the result. While
 * `onConfirm` runs, the button shows a spinner. If it throws, the dialog shows the error and the user can retry.
 */
export function ConfirmDialog(props: {
  readonly title: string;
  readonly children: ReactNode;
  readonly confirm: string;
  readonly onConfirm: () => Promise<void>;
  readonly onClose: () => void;
  /** Whether confirming isn't possible at the moment; `children` explain why. */
  readonly isRefused?: boolean;
  /** Whether the dialog contains unsaved input, so that closing it asks for a confirmation. */
  readonly isUnsaved?: boolean;
  readonly staysOpen?: boolean;
  /** Whether the action can't be undone. */
  readonly isDanger?: boolean;
}) {
  const messages = useMessages(uiMessages);
  const danger = useDangerClass();
  const { isBusy, error, attempt } = useAttempt();
  const confirm = () =>
    attempt(async () => {
      await props.onConfirm();
      if (!props.staysOpen) props.onClose();
    });
  const isOff = isBusy || props.isRefused === true;
  const [leave, question] = useCloseWithConfirmation(props.isUnsaved === true, props.onClose);
  const close = () => !isBusy && leave();
  return (
    <>
      <DialogFrame
        title={props.title}
        error={error}
        onClose={close}
        actions={
          <>
            <Button disabled={isBusy} onClick={close}>
              {messages.cancel}
            </Button>
            <Button
              appearance="primary"
              className={props.isDanger && !isOff ? danger : undefined}
              disabledFocusable={isOff}
              {...(isBusy && { icon: <Spinner size="tiny" aria-hidden="true" /> })}
              onClick={confirm}
            >
              {props.confirm}
            </Button>
          </>
        }
      >
        {props.children}
      </DialogFrame>
      {question}
    </>
  );
}
