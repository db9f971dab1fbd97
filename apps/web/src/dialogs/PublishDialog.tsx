import { Body1, Field, MessageBar, MessageBarBody, Textarea } from '@fluentui/react-components';
import { type FormProblemMessages, formProblemMessages, lacksSubmitButton } from '@tideform/components/editing';
import { onDemand } from '@tideform/components/kit/on-demand.tsx';
import type { MessagesOf } from '@tideform/i18n';
import { useMessages } from '@tideform/i18n/react';
import type { FormRow } from '@tideform/sync';
import { useState } from 'react';
import { useChat } from '../chat/chat-context.ts';
import { useChangeEmailTemplate } from '../data/email/useEmailTemplate.ts';
import { hasUnpublishedChanges } from '../data/unpublished-changes.ts';
import { useForm } from '../data/useForm.ts';
import { useFormService } from '../data/useFormService.ts';
import type { ListedForm } from '../data/useForms.ts';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { MembersPart } from '../ui/MembersPart.tsx';
import { dialogsMessages } from './dialogs.messages.ts';
import { PublishedPanel } from './PublishedPanel.tsx';
import { TestsBeforePublish } from './TestsBeforePublish.tsx';
import { whyNotToPublish } from './why-not-to-publish.ts';

const ChangesSince = onDemand(async () => (await import('./comparing/ChangesSince.tsx')).ChangesSince);

const BrokenReferences = onDemand(async () => (await import('./references/BrokenReferences.tsx')).BrokenReferences);

/** Makes the draft the next version, with an optional comment; then says which version it is, and what is next. */
export function PublishDialog(props: {
  readonly form: Pick<ListedForm, 'id' | 'teamId' | 'title'>;
  /** Runs first: an edit that is not saved yet must be in what is published. */
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
      // Responses have the new names from now on. Names in the email that couldn't be changed are listed at the next publish.
      if (row?.published && draft?.renamed) {
        const { followEmail } = await import('./references/follow-email.ts');
        const before = { ...row, draft };
        await changeEmail((template) => followEmail(before, template)).catch(() => undefined);
      }
      onPublished?.();
      setVersion(published?.version);
      chat?.trackEvent('form-published');
    } finally {
      setPublishing(false);
    }
  };
  if (version !== undefined) return <PublishedPanel form={form} version={version} onClose={onClose} />;
  // While it is published the form already has no changes: that is no reason to refuse.
  const refusal = row?.draft && !isPublishing ? refusalOf(row, messages, problems) : undefined;
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
            <MembersPart>
              <ChangesSince
                form={row}
                onUse={(text) => setComment((now) => [now.trim(), text].filter(Boolean).join('\n'))}
              />
            </MembersPart>
          )}
          {row?.draft && (
            <MembersPart>
              <BrokenReferences form={{ ...row, draft: row.draft }} />
            </MembersPart>
          )}
          <TestsBeforePublish draft={row?.draft} />
          <Field label={messages.comment} hint={messages.commentHint}>
            <Textarea value={comment} onChange={(_, data) => setComment(data.value)} resize="vertical" />
          </Field>
        </>
      )}
    </ConfirmDialog>
  );
}

/** Why there is nothing to publish, nobody could send it in, or nobody should have to open it. */
function refusalOf(row: FormRow, messages: MessagesOf<typeof dialogsMessages>, problems: FormProblemMessages) {
  if (row.draft && lacksSubmitButton(row.draft.schema))
    return { intent: 'warning', text: messages.needsSubmit } as const;
  const reason = row.draft && whyNotToPublish(row.draft.schema, problems);
  if (reason !== undefined) return { intent: 'warning', text: messages.refused({ reason }) } as const;
  if (!row.published || hasUnpublishedChanges(row)) return undefined;
  return { intent: 'info', text: messages.unchanged({ version: row.published.version }) } as const;
}
