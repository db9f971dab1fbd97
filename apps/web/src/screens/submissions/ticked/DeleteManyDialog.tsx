import type { SubmissionItem } from '@tideform/sync';
import { useWords } from '@tideform/words/react';
import { useResponseCommands } from '../../../data/useResponseCommands.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { uiWords } from '../../../ui/ui.words.ts';
import { tickedWords } from './ticked.words.ts';

/** Deletes many submissions for everybody; they go from the library with the next sync. */
export function DeleteManyDialog(props: {
  readonly teamId: string;
  readonly items: readonly SubmissionItem[];
  /** Of those that are ticked, the person may not delete so many. */
  readonly othersCount: number;
  readonly onDeleted: () => void;
  readonly onClose: () => void;
}) {
  const words = useWords(tickedWords);
  const ui = useWords(uiWords);
  const commands = useResponseCommands();
  const { teamId, items, othersCount, onDeleted, onClose } = props;
  const remove = async () => {
    for (const { responseId } of items) await commands.deleteSubmitted(teamId, responseId);
    onDeleted();
  };
  return (
    <ConfirmDialog
      isDanger
      title={words.deleteTitle({ count: items.length })}
      confirm={ui.delete}
      onConfirm={remove}
      onClose={onClose}
    >
      {words.deleteText}
      {othersCount > 0 && <p>{words.notAll({ count: othersCount })}</p>}
    </ConfirmDialog>
  );
}
