import { Button, Caption1, Spinner, Subtitle2 } from '@fluentui/react-components';
import { ArrowUpload24Regular, DocumentAdd24Regular } from '@fluentui/react-icons';
import { useWords } from '@tideform/words/react';
import { useNavigate } from 'react-router';
import { useFormService } from '../../data/useFormService.ts';
import { DialogFrame } from '../../ui/DialogFrame.tsx';
import { IconTile } from '../../ui/IconTile.tsx';
import { uiWords } from '../../ui/ui.words.ts';
import { useAttempt } from '../../ui/useAttempt.ts';
import { useScreenFormat } from '../../ui/useScreenFormat.ts';
import { blankForm } from './blank-form.ts';
import { useFormsStyles } from './forms.styles.ts';
import { formsWords } from './forms.words.ts';

/** Let's Build: what a new form starts with. A team's first form makes its library, which takes a moment. */
export function NewFormDialog(props: {
  readonly teamId: string;
  readonly onClose: () => void;
  /** Goes on to the import of a form. */
  readonly onImport: () => void;
}) {
  const { teamId, onClose, onImport } = props;
  const words = useWords(formsWords);
  const ui = useWords(uiWords);
  const styles = useFormsStyles();
  const service = useFormService();
  const navigate = useNavigate();
  const hasRoom = useScreenFormat() !== 'mobile';
  const { isBusy, error, attempt } = useAttempt();
  const add = () =>
    attempt(async () => {
      const form = await service.add(teamId, { title: words.blankTitle, schema: blankForm(words.submit) });
      if (hasRoom) await navigate(`/teams/${teamId}/forms/${form.id}/build`);
      else onClose();
    });
  const close = () => !isBusy && onClose();
  const cancel = (
    <Button disabled={isBusy} onClick={close}>
      {ui.cancel}
    </Button>
  );
  if (!hasRoom) {
    const make = (
      <Button
        appearance="primary"
        disabledFocusable={isBusy}
        {...(isBusy && { icon: <Spinner size="tiny" aria-hidden="true" /> })}
        onClick={add}
      >
        {isBusy ? words.creating : words.makeBlank}
      </Button>
    );
    return (
      <DialogFrame
        title={words.larger}
        error={error}
        onClose={close}
        actions={
          <>
            {cancel}
            {make}
          </>
        }
      >
        {words.largerText}
      </DialogFrame>
    );
  }
  return (
    <DialogFrame title={words.letsBuild} error={error} onClose={close} actions={cancel}>
      <button type="button" className={styles.start} onClick={add} disabled={isBusy}>
        {isBusy ? <Spinner size="medium" aria-hidden="true" /> : <IconTile icon={<DocumentAdd24Regular />} />}
        <span className={styles.startWords}>
          <Subtitle2>{words.blank}</Subtitle2>
          <Caption1 className={styles.hint} role="status">
            {isBusy ? words.creating : words.letsBuildText}
          </Caption1>
        </span>
      </button>
      <button type="button" className={styles.start} onClick={onImport} disabled={isBusy}>
        <IconTile icon={<ArrowUpload24Regular />} />
        <span className={styles.startWords}>
          <Subtitle2>{words.import}</Subtitle2>
          <Caption1 className={styles.hint}>{words.importText}</Caption1>
        </span>
      </button>
    </DialogFrame>
  );
}
