import { useMessages } from '@tideform/i18n/react';
import type { FormRow } from '@tideform/sync';
import { useFormService } from '../../../data/forms/useForms.ts';
import { dialogsMessages } from '../../../dialogs/dialogs.messages.ts';
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog.tsx';

export function UnPublishDialog({ form, onClose }: { readonly form: FormRow; readonly onClose: () => void }) {
  const messages = useMessages(dialogsMessages);
  const service = useFormService();
  const unPublish = async () => {
    await service.unPublish(form.id);
  };
  return (
    <ConfirmDialog
      title={messages.unPublishTitle({ title: form.title })}
      confirm={messages.unPublish}
      onConfirm={unPublish}
      onClose={onClose}
    >
      {messages.unPublishText}
    </ConfirmDialog>
  );
}
