import { Button } from '@fluentui/react-components';
import { useMessages } from '@tideform/i18n/react';
import { DialogFrame } from '../../../ui/dialogs/DialogFrame.tsx';
import { respondMessages } from '../respond.messages.ts';

/** Dialog that asks whether to keep a new draft when leaving it. Escape stays in the draft. */
export function LeaveDraftDialog(props: {
  readonly onKeep: () => void;
  readonly onDiscard: () => void;
  readonly onClose: () => void;
}) {
  const messages = useMessages(respondMessages);
  return (
    <DialogFrame
      title={messages.leave.title}
      onClose={props.onClose}
      actions={
        <>
          <Button onClick={props.onDiscard}>{messages.leave.discard}</Button>
          <Button appearance="primary" onClick={props.onKeep}>
            {messages.leave.keep}
          </Button>
        </>
      }
    >
      {messages.leave.question}
    </DialogFrame>
  );
}
