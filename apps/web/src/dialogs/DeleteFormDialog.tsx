import { useWords } from '@tideform/words/react';
import { useFormService } from '../data/useFormService.ts';
import type { ListedForm } from '../data/useForms.ts';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { dialogsWords } from './dialogs.words.ts';

export function DeleteFormDialog(props: {
  readonly form: Pick<ListedForm, 'id' | 'teamId' | 'title'>;
  readonly onDeleted?: () => void;
  readonly onClose: () => void;
}) {
  const words = useWords(dialogsWords);
  const { form, onDeleted, onClose } = props;
  const service = useFormService();
  const remove = async () => {
    await service.delete(form.id);
    onDeleted?.();
  };
  return (
    <ConfirmDialog isDanger title={words.deleteTitle} confirm={words.deleteForm} onConfirm={remove} onClose={onClose}>
      {words.deleteText({ title: form.title })}
    </ConfirmDialog>
  );
}
