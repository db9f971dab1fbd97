import { Button, Spinner } from '@fluentui/react-components';
import { useDangerClass } from '@tideform/components/kit/classes/useDangerClass.tsx';
import { useCloseUnsaved } from '@tideform/components/kit/unsaved/useCloseUnsaved.tsx';
import { useMessages } from '@tideform/i18n/react';
import type { ReactNode } from 'react';
import { DialogFrame } from './DialogFrame.tsx';
import { uiMessages } from './ui.messages.ts';
import { useAttempt } from './useAttempt.ts';

/**
 * Asks once, does it, and closes unless it `staysOpen` to say what came of it. While `onConfirm` works the button spins and the dialog stays; when it throws, the
 * dialog says so and the person may try again.
 */
export function ConfirmDialog(props: {
  readonly title: string;
  readonly children: ReactNode;
  readonly confirm: string;
  readonly onConfirm: () => Promise<void>;
  readonly onClose: () => void;
  /** It cannot be done now; `children` say why. */
  readonly isRefused?: boolean;
  /** Something is written in it: who closes it is asked first. */
  readonly isUnsaved?: boolean;
  readonly staysOpen?: boolean;
  /** What it does cannot be taken back. */
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
  const [leave, question] = useCloseUnsaved(props.isUnsaved === true, props.onClose);
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
