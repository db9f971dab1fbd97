import { Button } from '@fluentui/react-components';
import { useDangerClass } from '@tideform/components/kit/classes/useDangerClass.tsx';
import { useMessages } from '@tideform/i18n/react';
import { DialogFrame } from '../../ui/dialogs/DialogFrame.tsx';
import { formMessages } from '../form.messages.ts';

/** Confirmation before the Cancel button deletes all answers. */
export function StartAgainDialog(props: { readonly onConfirm: () => void; readonly onClose: () => void }) {
  const messages = useMessages(formMessages).startAgain;
  const danger = useDangerClass();
  const confirm = () => {
    props.onClose();
    props.onConfirm();
  };
  return (
    <DialogFrame
      title={messages.title}
      onClose={props.onClose}
      actions={
        <>
          <Button onClick={props.onClose}>{messages.keep}</Button>
          <Button appearance="primary" className={danger} onClick={confirm}>
            {messages.confirm}
          </Button>
        </>
      }
    >
      {messages.text}
    </DialogFrame>
  );
}
