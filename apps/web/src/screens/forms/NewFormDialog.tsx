import { Button, Spinner } from '@fluentui/react-components';
import { useMessages } from '@tideform/i18n/react';
import { useFormService } from '../../data/forms/useForms.ts';
import { useScreenFormat } from '../../ui/browser/useScreenFormat.ts';
import { DialogFrame } from '../../ui/dialogs/DialogFrame.tsx';
import { useAttempt } from '../../ui/loading/useAttempt.ts';
import { uiMessages } from '../../ui/ui.messages.ts';
import { formsMessages } from './forms.messages.ts';
import { createBlankForm, LetsBuildDialog } from './LetsBuildDialog.tsx';

interface NewFormProps {
  readonly teamId: string;
  readonly onClose: () => void;
}

/** Dialog to create a form. On a phone, where forms can't be built, it only offers a blank form. */
export function NewFormDialog(props: NewFormProps) {
  return useScreenFormat() === 'mobile' ? <BlankFormDialog {...props} /> : <LetsBuildDialog {...props} />;
}

function BlankFormDialog({ teamId, onClose }: NewFormProps) {
  const messages = useMessages(formsMessages);
  const ui = useMessages(uiMessages);
  const service = useFormService();
  const { isBusy, error, attempt } = useAttempt();
  const add = () =>
    attempt(async () => {
      await service.add(teamId, { title: messages.blankTitle, schema: createBlankForm(messages.submit) });
      onClose();
    });
  return (
    <DialogFrame
      title={messages.larger}
      error={error}
      onClose={() => !isBusy && onClose()}
      actions={
        <>
          <Button disabled={isBusy} onClick={onClose}>
            {ui.cancel}
          </Button>
          <Button
            appearance="primary"
            disabledFocusable={isBusy}
            {...(isBusy && { icon: <Spinner size="tiny" aria-hidden="true" /> })}
            onClick={add}
          >
            {isBusy ? messages.creating : messages.makeBlank}
          </Button>
        </>
      }
    >
      {messages.largerText}
    </DialogFrame>
  );
}
