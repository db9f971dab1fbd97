import { useMessages } from '@tideform/i18n/react';
import type { SubmissionItem } from '@tideform/sync';
import { useResponseCommands } from '../../../data/useResponseCommands.ts';
import { DeleteDialog } from '../../../ui/DeleteDialog.tsx';
import { selectionMessages } from './selection.messages.ts';

/** Dialog to delete several submissions. They're deleted from the library with the next sync. */
export function DeleteManyDialog(props: {
  readonly teamId: string;
  readonly items: readonly SubmissionItem[];
  /** Number of selected submissions that the user may not delete. */
  readonly othersCount: number;
  readonly onDeleted: () => void;
  readonly onClose: () => void;
}) {
  const messages = useMessages(selectionMessages);
  const commands = useResponseCommands();
  const { teamId, items, othersCount, onDeleted, onClose } = props;
  const remove = async () => {
    for (const { responseId } of items) await commands.deleteSubmitted(teamId, responseId);
    onDeleted();
  };
  return (
    <DeleteDialog title={messages.deleteTitle({ count: items.length })} onDelete={remove} onClose={onClose}>
      {messages.deleteText}
      {othersCount > 0 && <p>{messages.notAll({ count: othersCount })}</p>}
    </DeleteDialog>
  );
}
