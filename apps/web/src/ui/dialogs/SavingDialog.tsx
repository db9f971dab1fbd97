import { Button, Spinner } from '@fluentui/react-components';
import { useCloseWithConfirmation } from '@tideform/components/kit/unsaved/useCloseWithConfirmation.tsx';
import { useMessages } from '@tideform/i18n/react';
import type { ReactNode } from 'react';
import { uiMessages } from '../ui.messages.ts';
import { DialogFrame } from './DialogFrame.tsx';

/**
 * Dialog with a form, a Cancel button, and a save button that shows a spinner. Closing it with unsaved changes asks for
 * a confirmation.
 */
export function SavingDialog(props: {
  readonly title: string;
  /** Label of the save button. */
  readonly action: string;
  readonly isBusy: boolean;
  readonly error: string | undefined;
  /** Whether the form has unsaved changes. */
  readonly isUnsaved: boolean;
  /** Whether the input is invalid, so that it can't be saved. */
  readonly isWrong?: boolean;
  /** ID of the form that the save button submits. Absent: the button calls `onSave`. */
  readonly formId?: string;
  readonly onSave?: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}) {
  const messages = useMessages(uiMessages);
  const { title, action, isBusy, error, isUnsaved, isWrong = false, formId, onSave, onClose, children } = props;
  const [close, question] = useCloseWithConfirmation(isUnsaved, onClose);
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
