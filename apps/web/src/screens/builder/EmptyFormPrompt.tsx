import { Button } from '@fluentui/react-components';
import { isEmptyForm } from '@tideform/components/editing';
import type { FormDefinition } from '@tideform/engine';
import type { FormRow } from '@tideform/sync';
import { useWords } from '@tideform/words/react';
import { useBlocker } from 'react-router';
import { useFormService } from '../../data/useFormService.ts';
import { DialogFrame } from '../../ui/DialogFrame.tsx';
import { useAttempt } from '../../ui/useAttempt.ts';
import { builderWords } from './builder.words.ts';

/** Leaving a draft that has only a submit button: keep it, or delete it. */
export function EmptyFormPrompt({ form, schema }: { readonly form: FormRow; readonly schema: FormDefinition }) {
  const words = useWords(builderWords);
  const service = useFormService();
  const { isBusy, error, attempt } = useAttempt();
  const isEmpty = !form.published && isEmptyForm(schema);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isEmpty && currentLocation.pathname !== nextLocation.pathname,
  );
  if (blocker.state !== 'blocked') return null;
  const remove = () =>
    attempt(async () => {
      await service.delete(form.id);
      blocker.proceed();
    });
  return (
    <DialogFrame
      title={words.empty.title}
      error={error}
      onClose={() => !isBusy && blocker.reset()}
      actions={
        <>
          <Button disabled={isBusy} onClick={remove}>
            {words.empty.delete}
          </Button>
          <Button appearance="primary" disabled={isBusy} onClick={() => blocker.proceed()}>
            {words.empty.keep}
          </Button>
        </>
      }
    >
      {words.empty.text}
    </DialogFrame>
  );
}
