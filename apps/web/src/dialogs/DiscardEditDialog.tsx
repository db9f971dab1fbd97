import { useWords } from '@tideform/words/react';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { dialogsWords } from './dialogs.words.ts';

/** Asks before an edit of a submission goes from this device. */
export function DiscardEditDialog(props: { readonly onDiscard: () => Promise<void>; readonly onClose: () => void }) {
  const words = useWords(dialogsWords);
  const { onDiscard, onClose } = props;
  return (
    <ConfirmDialog
      isDanger
      title={words.discardEditTitle}
      confirm={words.discard}
      onConfirm={onDiscard}
      onClose={onClose}
    >
      {words.discardEditText}
    </ConfirmDialog>
  );
}
