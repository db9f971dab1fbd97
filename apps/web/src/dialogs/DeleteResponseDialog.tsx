import { useMessages } from '@tideform/i18n/react';
import { useResponseCommands } from '../data/responses/useResponse.ts';
import { ConfirmDialog } from '../ui/dialogs/ConfirmDialog.tsx';
import { dialogsMessages } from './dialogs.messages.ts';

/** Confirmation before a draft is deleted, or a submission for all users. The next sync deletes it in the library. */
export function DeleteResponseDialog(props: {
  readonly teamId: string;
  readonly responseId: string;
  /** Title of the response, as the user knows it. */
  readonly title: string;
  readonly isSubmitted: boolean;
  readonly onDeleted?: () => void;
  readonly onClose: () => void;
}) {
  const messages = useMessages(dialogsMessages);
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
      title={isSubmitted ? messages.deleteSubmissionTitle({ title }) : messages.deleteDraftTitle({ title })}
      confirm={messages.deleteForm}
      onConfirm={remove}
      onClose={onClose}
    >
      {isSubmitted ? messages.deleteSubmissionText : messages.deleteDraftText}
    </ConfirmDialog>
  );
}
