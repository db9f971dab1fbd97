import { Button } from '@fluentui/react-components';
import { useMessages } from '@tideform/i18n/react';
import type { FormRow } from '@tideform/sync';
import { useFormService } from '../../data/forms/useForms.ts';
import { DialogFrame } from '../../ui/dialogs/DialogFrame.tsx';
import { useAttempt } from '../../ui/loading/useAttempt.ts';
import { builderMessages } from './builder.messages.ts';

interface EmptyFormDialogProps {
  readonly form: FormRow;
  readonly onLeave: () => void;
  readonly onStay: () => void;
}

/** Dialog that asks whether to keep or delete a draft that contains only a submit button. */
export function EmptyFormDialog({ form, onLeave, onStay }: EmptyFormDialogProps) {
  const messages = useMessages(builderMessages);
  const service = useFormService();
  const { isBusy, error, attempt } = useAttempt();
  const remove = () =>
    attempt(async () => {
      await service.delete(form.id);
      onLeave();
    });
  return (
    <DialogFrame
      title={messages.empty.title}
      error={error}
      onClose={() => !isBusy && onStay()}
      actions={
        <>
          <Button disabled={isBusy} onClick={remove}>
            {messages.empty.delete}
          </Button>
          <Button appearance="primary" disabled={isBusy} onClick={onLeave}>
            {messages.empty.keep}
          </Button>
        </>
      }
    >
      {messages.empty.text}
    </DialogFrame>
  );
}
