import { Button, Spinner } from '@fluentui/react-components';
import { useCloseUnsaved } from '@tideform/components/kit/unsaved/useCloseUnsaved.tsx';
import { useMessages } from '@tideform/i18n/react';
import type { ReactNode } from 'react';
import { DialogFrame } from './DialogFrame.tsx';
import { uiMessages } from './ui.messages.ts';

/** Dialog with a form: Cancel, and a save button with a spinner. Closing with unsaved changes asks first. */
export function SavingDialog(props: {
  readonly title: string;
  /** Label of the save button. */
  readonly action: string;
  readonly isBusy: boolean;
  readonly error: string | undefined;
  /** The form has unsaved changes. */
  readonly isUnsaved: boolean;
  /** The input is invalid. */
  readonly isWrong?: boolean;
  /** ID of the form that the save button submits; absent: the button calls `onSave`. */
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
