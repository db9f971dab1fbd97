import {
  Button,
  Dialog,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  MessageBar,
  MessageBarBody,
} from '@fluentui/react-components';
import type { FormDefinition } from '@tideform/engine';
import type { FormRow } from '@tideform/sync';
import { useState } from 'react';
import { useBlocker } from 'react-router';
import { useFormService } from '../../data/useFormService.ts';
import { wordFailure } from '../../dialogs/word-failure.ts';
import { words } from './builder.words.ts';
import { isEmptyForm } from './edit-form/is-empty-form.ts';

/** Leaving a draft that has only a submit button: keep it, or delete it. */
export function EmptyFormPrompt({ form, schema }: { readonly form: FormRow; readonly schema: FormDefinition }) {
  const service = useFormService();
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const isEmpty = !form.published && isEmptyForm(schema);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isEmpty && currentLocation.pathname !== nextLocation.pathname,
  );
  if (blocker.state !== 'blocked') return null;
  const remove = async () => {
    setBusy(true);
    setError(undefined);
    try {
      await service.delete(form.id);
      blocker.proceed();
    } catch (cause) {
      setError(wordFailure(cause));
      setBusy(false);
    }
  };
  return (
    <Dialog open onOpenChange={(_, data) => !data.open && !isBusy && blocker.reset()}>
      <DialogSurface>
        <DialogBody>
          <DialogTitle>{words.empty.title}</DialogTitle>
          <DialogContent>
            {words.empty.text}
            {error && (
              <MessageBar intent="error" layout="multiline">
                <MessageBarBody>{error}</MessageBarBody>
              </MessageBar>
            )}
          </DialogContent>
          <DialogActions>
            <Button disabled={isBusy} onClick={remove}>
              {words.empty.delete}
            </Button>
            <Button appearance="primary" disabled={isBusy} onClick={() => blocker.proceed()}>
              {words.empty.keep}
            </Button>
          </DialogActions>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  );
}
