import type { TableView } from '@tideform/sync';
import { useWords } from '@tideform/words/react';
import { useTableViews } from '../../../data/useTableViews.ts';
import { DeleteDialog } from '../../../ui/DeleteDialog.tsx';
import { viewsWords } from './views.words.ts';

export function DeleteViewDialog(props: {
  readonly formId: string;
  readonly view: TableView;
  readonly onDeleted: () => void;
  readonly onClose: () => void;
}) {
  const words = useWords(viewsWords);
  const { formId, view, onDeleted, onClose } = props;
  const { remove } = useTableViews(formId);
  const confirm = async () => {
    await remove(view.id);
    onDeleted();
  };
  return (
    <DeleteDialog title={words.removeTitle({ name: view.title })} onDelete={confirm} onClose={onClose}>
      {words.removeText}
    </DeleteDialog>
  );
}
