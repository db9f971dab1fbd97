import type { FormRow } from '@tideform/sync';
import { useFormService } from '../../../data/useFormService.ts';
import { words } from '../../../dialogs/dialogs.words.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';

export function UnPublishDialog({ form, onClose }: { readonly form: FormRow; readonly onClose: () => void }) {
  const service = useFormService();
  const unPublish = async () => {
    await service.unPublish(form.id);
  };
  return (
    <ConfirmDialog
      title={words.unPublishTitle(form.title)}
      confirm={words.unPublish}
      onConfirm={unPublish}
      onClose={onClose}
    >
      {words.unPublishText}
    </ConfirmDialog>
  );
}
