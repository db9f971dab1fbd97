import { Button, Spinner } from '@fluentui/react-components';
import { useMessages } from '@tideform/i18n/react';
import { useFormService } from '../../data/useFormService.ts';
import { DialogFrame } from '../../ui/DialogFrame.tsx';
import { uiMessages } from '../../ui/ui.messages.ts';
import { useAttempt } from '../../ui/useAttempt.ts';
import { useScreenFormat } from '../../ui/useScreenFormat.ts';
import { blankForm } from './blank-form.ts';
import { formsMessages } from './forms.messages.ts';
import { LetsBuild } from './gallery/LetsBuild.tsx';

interface NewFormProps {
  readonly teamId: string;
  readonly onClose: () => void;
}

/** What a new form starts with: on a phone, where nobody can build, an empty page alone. */
export function NewFormDialog(props: NewFormProps) {
  return useScreenFormat() === 'mobile' ? <BlankOnPhone {...props} /> : <LetsBuild {...props} />;
}

function BlankOnPhone({ teamId, onClose }: NewFormProps) {
  const messages = useMessages(formsMessages);
  const ui = useMessages(uiMessages);
  const service = useFormService();
  const { isBusy, error, attempt } = useAttempt();
  const add = () =>
    attempt(async () => {
      await service.add(teamId, { title: messages.blankTitle, schema: blankForm(messages.submit) });
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
