import { useMessages } from '@tideform/i18n/react';
import type { TableView } from '@tideform/sync';
import { useTableViews } from '../../../data/submissions/useTableViews.ts';
import { DeleteDialog } from '../../../ui/dialogs/DeleteDialog.tsx';
import { viewsMessages } from './views.messages.ts';

export function DeleteViewDialog(props: {
  readonly formId: string;
  readonly view: TableView;
  readonly onDeleted: () => void;
  readonly onClose: () => void;
}) {
  const messages = useMessages(viewsMessages);
  const { formId, view, onDeleted, onClose } = props;
  const { remove } = useTableViews(formId);
  const confirm = async () => {
    await remove(view.id);
    onDeleted();
  };
  return (
    <DeleteDialog title={messages.removeTitle({ name: view.title })} onDelete={confirm} onClose={onClose}>
      {messages.removeText}
    </DeleteDialog>
  );
}
