import {
  Body1,
  Button,
  Field,
  Input,
  MessageBar,
  MessageBarBody,
  makeStyles,
  Textarea,
  tokens,
} from '@fluentui/react-components';
import { type FormProblemMessages, formProblemMessages, lacksSubmitButton } from '@tideform/components/editing';
import { onDemand } from '@tideform/components/kit/on-demand.tsx';
import type { MessagesOf } from '@tideform/i18n';
import { useMessages } from '@tideform/i18n/react';
import type { FormRow } from '@tideform/sync';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useChat } from '../chat/chat.ts';
import { useChangeEmailTemplate } from '../data/email/useEmailTemplate.ts';
import { hasUnpublishedChanges, type ListedForm, useForm, useFormService } from '../data/forms/useForms.ts';
import { CopyButton, selectFromStart } from '../ui/CopyButton.tsx';
import { ConfirmDialog } from '../ui/dialogs/ConfirmDialog.tsx';
import { DialogFrame } from '../ui/dialogs/DialogFrame.tsx';
import { MembersLocaleBoundary } from '../ui/MembersLocaleBoundary.tsx';
import { inAppLinkState } from '../ui/routing/location-state.ts';
import { uiMessages } from '../ui/ui.messages.ts';
import { dialogsMessages } from './dialogs.messages.ts';
import { formatPublishProblems } from './format-publish-problems.ts';

const UnpublishedChanges = onDemand(
  async () => (await import('./comparing/UnpublishedChanges.tsx')).UnpublishedChanges,
);

const BrokenReferences = onDemand(async () => (await import('./references/BrokenReferences.tsx')).BrokenReferences);

/**
 * Dialog that publishes a draft as the next version, with an optional comment. Afterwards, shows the new version and
 * the next steps.
 */
export function PublishDialog(props: {
  readonly form: Pick<ListedForm, 'id' | 'teamId' | 'title'>;
  /** Called before the draft is published, so that unsaved changes are saved and published too. */
  readonly beforePublish?: () => Promise<void>;
  readonly onPublished?: () => void;
  readonly onClose: () => void;
}) {
  const messages = useMessages(dialogsMessages);
  const problems = useMessages(formProblemMessages);
  const { form, beforePublish, onPublished, onClose } = props;
  const service = useFormService();
  const row = useForm(form.id);
  const chat = useChat();
  const [comment, setComment] = useState('');
  const [version, setVersion] = useState<number>();
  const [isPublishing, setPublishing] = useState(false);
  const changeEmail = useChangeEmailTemplate(form);
  const publish = async () => {
    setPublishing(true);
    try {
      await beforePublish?.();
      const { published, draft } = await service.publish(form.id, comment.trim());
      // Renames fields in the form's email, because responses have the new names from now on. Names in the email that
      // couldn't be changed are listed when the form is published again.
      if (row?.published && draft?.renamed) {
        const { renameFieldsInEmail } = await import('./references/rename-fields-in-email.ts');
        const before = { ...row, draft };
        await changeEmail((template) => renameFieldsInEmail(before, template)).catch(() => undefined);
      }
      onPublished?.();
      setVersion(published?.version);
      chat?.trackEvent('form-published');
    } finally {
      setPublishing(false);
    }
  };
  if (version !== undefined) return <PublishedPanel form={form} version={version} onClose={onClose} />;
  // While publishing, the form may already have no unpublished changes, which must not be shown as a reason to refuse.
  const refusal = row?.draft && !isPublishing ? getRefusal(row, messages, problems) : undefined;
  return (
    <ConfirmDialog
      title={messages.publishTitle({ title: form.title })}
      confirm={messages.publish}
      onConfirm={publish}
      onClose={onClose}
      isRefused={refusal !== undefined || row === undefined}
      isUnsaved={comment.trim() !== '' && refusal === undefined}
      staysOpen
    >
      {refusal ? (
        <MessageBar intent={refusal.intent} layout="multiline">
          <MessageBarBody>{refusal.text}</MessageBarBody>
        </MessageBar>
      ) : (
        <>
          <Body1 as="p" block>
            {messages.publishText}
          </Body1>
          {row?.published && (
            <MembersLocaleBoundary>
              <UnpublishedChanges
                form={row}
                onUse={(text) => setComment((now) => [now.trim(), text].filter(Boolean).join('\n'))}
              />
            </MembersLocaleBoundary>
          )}
          {row?.draft && (
            <MembersLocaleBoundary>
              <BrokenReferences form={{ ...row, draft: row.draft }} />
            </MembersLocaleBoundary>
          )}
          <PublishTestsNotice draft={row?.draft} />
          <Field label={messages.comment} hint={messages.commentHint}>
            <Textarea value={comment} onChange={(_, data) => setComment(data.value)} resize="vertical" />
          </Field>
        </>
      )}
    </ConfirmDialog>
  );
}

/** Returns why a draft can't be published: nothing has changed, the form can't be submitted, or it exceeds limits. */
function getRefusal(row: FormRow, messages: MessagesOf<typeof dialogsMessages>, problems: FormProblemMessages) {
  if (row.draft && lacksSubmitButton(row.draft.schema))
    return { intent: 'warning', text: messages.needsSubmit } as const;
  const reason = row.draft && formatPublishProblems(row.draft.schema, problems);
  if (reason !== undefined) return { intent: 'warning', text: messages.refused({ reason }) } as const;
  if (!row.published || hasUnpublishedChanges(row)) return undefined;
  return { intent: 'info', text: messages.unchanged({ version: row.published.version }) } as const;
}

const FailedTestsNotice = onDemand(
  async () => (await import('../form/own-tests/FailedTestsNotice.tsx')).FailedTestsNotice,
);

/** Runs the form tests stored in a draft before it is published. Loaded only for forms with tests. */
function PublishTestsNotice({ draft }: { readonly draft: FormRow['draft'] }) {
  return draft?.tests !== undefined && <FailedTestsNotice schema={draft.schema} tests={draft.tests} />;
}

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
function PublishedPanel(props: {
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
