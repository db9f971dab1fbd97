import type { TableView } from '@tideform/sync';
import { useWords } from '@tideform/words/react';
import { useTableViews } from '../../../data/useTableViews.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { uiWords } from '../../../ui/ui.words.ts';
import { viewsWords } from './views.words.ts';

export function DeleteViewDialog(props: {
  readonly formId: string;
  readonly view: TableView;
  readonly onDeleted: () => void;
  readonly onClose: () => void;
}) {
  const words = useWords(viewsWords);
  const ui = useWords(uiWords);
  const { formId, view, onDeleted, onClose } = props;
  const { remove } = useTableViews(formId);
  const confirm = async () => {
    await remove(view.id);
    onDeleted();
  };
  return (
    <ConfirmDialog
      isDanger
      title={words.removeTitle({ name: view.title })}
      confirm={ui.delete}
      onConfirm={confirm}
      onClose={onClose}
    >
      {words.removeText}
    </ConfirmDialog>
  );
}
