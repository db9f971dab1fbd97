import { Button, Spinner } from '@fluentui/react-components';
import { useCloseUnsaved } from '@tideform/components/kit/unsaved/useCloseUnsaved.tsx';
import { useMessages } from '@tideform/i18n/react';
import type { ReactNode } from 'react';
import { DialogFrame } from './DialogFrame.tsx';
import { uiMessages } from './ui.messages.ts';

/** A dialog with something to write in: Cancel, and a button that saves and shows that it works. What is unsaved is asked about. */
export function SavingDialog(props: {
  readonly title: string;
  /** What the button that saves says. */
  readonly action: string;
  readonly isBusy: boolean;
  readonly error: string | undefined;
  /** Closing would lose something. */
  readonly isUnsaved: boolean;
  /** What is written cannot be saved so. */
  readonly isWrong?: boolean;
  /** The form in it that the button submits; without it the button calls `onSave`. */
  readonly formId?: string;
  readonly onSave?: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}) {
  const messages = useMessages(uiMessages);
  const { title, action, isBusy, error, isUnsaved, isWrong = false, formId, onSave, onClose, children } = props;
  const [close, question] = useCloseUnsaved(isUnsaved, onClose);
  return (
    <>
      <DialogFrame
        title={title}
        error={error}
        onClose={() => !isBusy && close()}
        actions={
          <>
            <Button disabled={isBusy} onClick={close}>
              {messages.cancel}
            </Button>
            <Button
              appearance="primary"
              disabledFocusable={isBusy || isWrong}
              {...(formId && { type: 'submit' as const, form: formId })}
              {...(isBusy && { icon: <Spinner size="tiny" aria-hidden="true" /> })}
              onClick={onSave}
            >
              {action}
            </Button>
          </>
        }
      >
        {children}
      </DialogFrame>
      {question}
    </>
  );
}
