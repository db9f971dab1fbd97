import { useWords } from '@tideform/words/react';
import { useResponseCommands } from '../data/useResponseCommands.ts';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { dialogsWords } from './dialogs.words.ts';

/** Deletes a draft, or a submission for everybody; both go from the library with the next sync. */
export function DeleteResponseDialog(props: {
  readonly teamId: string;
  readonly responseId: string;
  /** What the person knows it by. */
  readonly title: string;
  readonly isSubmitted: boolean;
  readonly onDeleted?: () => void;
  readonly onClose: () => void;
}) {
  const words = useWords(dialogsWords);
  const { teamId, responseId, title, isSubmitted, onDeleted, onClose } = props;
  const commands = useResponseCommands();
  const remove = async () => {
    if (isSubmitted) await commands.deleteSubmitted(teamId, responseId);
    else await commands.discard(responseId);
    onDeleted?.();
  };
  return (
    <ConfirmDialog
      isDanger
      title={isSubmitted ? words.deleteSubmissionTitle({ title }) : words.deleteDraftTitle({ title })}
      confirm={words.deleteForm}
      onConfirm={remove}
      onClose={onClose}
    >
      {isSubmitted ? words.deleteSubmissionText : words.deleteDraftText}
    </ConfirmDialog>
  );
}
