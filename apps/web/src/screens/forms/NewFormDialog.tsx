import { Button, Spinner } from '@fluentui/react-components';
import { useWords } from '@tideform/words/react';
import { useFormService } from '../../data/useFormService.ts';
import { DialogFrame } from '../../ui/DialogFrame.tsx';
import { uiWords } from '../../ui/ui.words.ts';
import { useAttempt } from '../../ui/useAttempt.ts';
import { useScreenFormat } from '../../ui/useScreenFormat.ts';
import { blankForm } from './blank-form.ts';
import { formsWords } from './forms.words.ts';
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
  const words = useWords(formsWords);
  const ui = useWords(uiWords);
  const service = useFormService();
  const { isBusy, error, attempt } = useAttempt();
  const add = () =>
    attempt(async () => {
      await service.add(teamId, { title: words.blankTitle, schema: blankForm(words.submit) });
      onClose();
    });
  return (
    <DialogFrame
      title={words.larger}
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
            {isBusy ? words.creating : words.makeBlank}
          </Button>
        </>
      }
    >
      {words.largerText}
    </DialogFrame>
  );
}
