import { useMessages } from '@tideform/i18n/react';
import { type ListedForm, useFormService } from '../data/forms/useForms.ts';
import { ConfirmDialog } from '../ui/dialogs/ConfirmDialog.tsx';
import { dialogsMessages } from './dialogs.messages.ts';

export function DeleteFormDialog(props: {
  readonly form: Pick<ListedForm, 'id' | 'teamId' | 'title'>;
  readonly onDeleted?: () => void;
  readonly onClose: () => void;
}) {
  const messages = useMessages(dialogsMessages);
  const { form, onDeleted, onClose } = props;
  const service = useFormService();
  const remove = async () => {
    await service.delete(form.id);
    onDeleted?.();
  };
  return (
    <ConfirmDialog
      isDanger
      title={messages.deleteTitle}
      confirm={messages.deleteForm}
      onConfirm={remove}
      onClose={onClose}
    >
      {messages.deleteText({ title: form.title })}
    </ConfirmDialog>
  );
}
