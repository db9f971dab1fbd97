import { Button } from '@fluentui/react-components';
import { isEmptyForm } from '@tideform/components/editing';
import type { FormDefinition } from '@tideform/engine';
import type { FormRow } from '@tideform/sync';
import { useWords } from '@tideform/words/react';
import { useFormService } from '../../data/useFormService.ts';
import { DialogFrame } from '../../ui/DialogFrame.tsx';
import { useHeldBack } from '../../ui/held-back.ts';
import { useAttempt } from '../../ui/useAttempt.ts';
import { builderWords } from './builder.words.ts';

/** Leaving a draft that has only a submit button: keep it, or delete it. */
export function EmptyFormPrompt({ form, schema }: { readonly form: FormRow; readonly schema: FormDefinition }) {
  const words = useWords(builderWords);
  const service = useFormService();
  const { isBusy, error, attempt } = useAttempt();
  const isEmpty = !form.published && isEmptyForm(schema);
  const held = useHeldBack(isEmpty);
  if (!held) return null;
  const remove = () =>
    attempt(async () => {
      await service.delete(form.id);
      held.go();
    });
  return (
    <DialogFrame
      title={words.empty.title}
      error={error}
      onClose={() => !isBusy && held.stay()}
      actions={
        <>
          <Button disabled={isBusy} onClick={remove}>
            {words.empty.delete}
          </Button>
          <Button appearance="primary" disabled={isBusy} onClick={() => held.go()}>
            {words.empty.keep}
          </Button>
        </>
      }
    >
      {words.empty.text}
    </DialogFrame>
  );
}
