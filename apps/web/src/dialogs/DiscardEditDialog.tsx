import { useMessages } from '@tideform/i18n/react';
import { ConfirmDialog } from '../ui/dialogs/ConfirmDialog.tsx';
import { dialogsMessages } from './dialogs.messages.ts';

/** Confirmation before an edit of a submission on this device is discarded. */
export function DiscardEditDialog(props: { readonly onDiscard: () => Promise<void>; readonly onClose: () => void }) {
  const messages = useMessages(dialogsMessages);
  const { onDiscard, onClose } = props;
  return (
    <ConfirmDialog
      isDanger
      title={messages.discardEditTitle}
      confirm={messages.discard}
      onConfirm={onDiscard}
      onClose={onClose}
    >
      {messages.discardEditText}
    </ConfirmDialog>
  );
}
