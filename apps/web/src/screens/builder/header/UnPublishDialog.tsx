import type { FormRow } from '@tideform/sync';
import { useWords } from '@tideform/words/react';
import { useFormService } from '../../../data/useFormService.ts';
import { dialogsWords } from '../../../dialogs/dialogs.words.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';

export function UnPublishDialog({ form, onClose }: { readonly form: FormRow; readonly onClose: () => void }) {
  const words = useWords(dialogsWords);
  const service = useFormService();
  const unPublish = async () => {
    await service.unPublish(form.id);
  };
  return (
    <ConfirmDialog
      title={words.unPublishTitle({ title: form.title })}
      confirm={words.unPublish}
      onConfirm={unPublish}
      onClose={onClose}
    >
      {words.unPublishText}
    </ConfirmDialog>
  );
}
