import { Body1, Button, Field, Input, makeStyles, tokens } from '@fluentui/react-components';
import { useMessages } from '@tideform/i18n/react';
import { useNavigate } from 'react-router';
import type { ListedForm } from '../data/forms/useForms.ts';
import { CopyButton } from '../ui/CopyButton.tsx';
import { DialogFrame } from '../ui/DialogFrame.tsx';
import { inAppLinkState } from '../ui/in-app-link-state.ts';
import { selectFromStart } from '../ui/select-from-start.ts';
import { uiMessages } from '../ui/ui.messages.ts';
import { dialogsMessages } from './dialogs.messages.ts';

const useStyles = makeStyles({
  link: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-end',
    gap: tokens.spacingHorizontalS,
    marginBlockStart: tokens.spacingVerticalM,
  },
  address: { flexGrow: 1, minWidth: 0 },
});

/** Confirmation that is shown after publishing: the version, the link for respondents, and a button to try the form. */
export function PublishedPanel(props: {
  readonly form: Pick<ListedForm, 'id' | 'teamId' | 'title'>;
  readonly version: number;
  readonly onClose: () => void;
}) {
  const messages = useMessages(dialogsMessages);
  const common = useMessages(uiMessages);
  const styles = useStyles();
  const navigate = useNavigate();
  const { form, version, onClose } = props;
  const path = `/teams/${form.teamId}/forms/${form.id}/response`;
  const address = `${location.origin}${path}`;
  return (
    <DialogFrame
      title={messages.publishedTitle({ version })}
      onClose={onClose}
      actions={
        <>
          <Button onClick={() => void navigate(path, { state: inAppLinkState })}>{messages.tryIt}</Button>
          <Button appearance="primary" onClick={onClose}>
            {common.close}
          </Button>
        </>
      }
    >
      <Body1 as="p" block>
        {messages.publishedText({ title: form.title })}
      </Body1>
      <div className={styles.link}>
        <Field label={messages.link} className={styles.address}>
          <Input readOnly value={address} dir="ltr" onFocus={({ target }) => selectFromStart(target)} />
        </Field>
        <CopyButton text={address}>{messages.copyLink}</CopyButton>
      </div>
    </DialogFrame>
  );
}
