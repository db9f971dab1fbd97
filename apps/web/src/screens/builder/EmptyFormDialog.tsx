import { Button } from '@fluentui/react-components';
import type { FormRow } from '@tideform/sync';
import { useWords } from '@tideform/words/react';
import { useFormService } from '../../data/useFormService.ts';
import { DialogFrame } from '../../ui/DialogFrame.tsx';
import { useAttempt } from '../../ui/useAttempt.ts';
import { builderWords } from './builder.words.ts';

interface EmptyFormDialogProps {
  readonly form: FormRow;
  readonly onLeave: () => void;
  readonly onStay: () => void;
}

/** Asks what becomes of a draft that has only a submit button: it is kept, or deleted. */
export function EmptyFormDialog({ form, onLeave, onStay }: EmptyFormDialogProps) {
  const words = useWords(builderWords);
  const service = useFormService();
  const { isBusy, error, attempt } = useAttempt();
  const remove = () =>
    attempt(async () => {
      await service.delete(form.id);
      onLeave();
    });
  return (
    <DialogFrame
      title={words.empty.title}
      error={error}
      onClose={() => !isBusy && onStay()}
      actions={
        <>
          <Button disabled={isBusy} onClick={remove}>
            {words.empty.delete}
          </Button>
          <Button appearance="primary" disabled={isBusy} onClick={onLeave}>
            {words.empty.keep}
          </Button>
        </>
      }
    >
      {words.empty.text}
    </DialogFrame>
  );
}
