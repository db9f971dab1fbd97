import { Button, Checkbox, Field, Input, Select, Spinner } from '@fluentui/react-components';
import { useCloseWithConfirmation } from '@tideform/components/kit/unsaved/useCloseWithConfirmation.tsx';
import { isSameJson } from '@tideform/engine';
import { useMessages } from '@tideform/i18n/react';
import { useState } from 'react';
import type { WebhookRefusal, WebhookSettings } from '../../data/workflows/useWebhooks.ts';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { DialogFrame } from '../../ui/dialogs/DialogFrame.tsx';
import { useAttempt } from '../../ui/loading/useAttempt.ts';
import { uiMessages } from '../../ui/ui.messages.ts';
import { workflowsMessages } from './workflows.messages.ts';
import { useWorkflowsStyles } from './workflows.styles.ts';

const types = ['response-submitted', 'response-resubmitted', 'response-deleted'] as const;
const environments = ['production', 'preview'] as const;
const formats = ['json', 'teams'] as const;
const emptySettings: WebhookSettings = {
  name: '',
  url: '',
  type: 'response-submitted',
  environment: 'production',
  includePdf: false,
  format: 'json',
};

/**
 * Dialog to create or edit a webhook. If the server rejects the URL, the error is shown at the URL field, and the
 * entered values are kept.
 */
export function WebhookDialog(props: {
  /** Edited webhook; absent for a new one. */
  readonly webhook?: WebhookSettings | undefined;
  readonly onSave: (settings: WebhookSettings) => Promise<WebhookRefusal | undefined>;
  readonly onClose: () => void;
}) {
  const messages = useMessages(workflowsMessages);
  const { cancel } = useMessages(uiMessages);
  const styles = useWorkflowsStyles();
  const { webhook, onSave, onClose } = props;
  const [settings, setSettings] = useState(webhook ?? emptySettings);
  const [refusal, setRefusal] = useState<WebhookRefusal>();
  const [isSaving, setSaving] = useState(false);
  const { error, attempt } = useAttempt();
  const { name, url, type, environment, includePdf, format } = settings;
  const update = (next: Partial<WebhookSettings>) => setSettings({ ...settings, ...next });
  const [close, question] = useCloseWithConfirmation(!isSameJson(settings, webhook ?? emptySettings), onClose);
  const isReady = name.trim() !== '' && URL.canParse(url.trim());
  const save = () =>
    attempt(async () => {
      setSaving(true);
      try {
        setRefusal(await onSave({ name: name.trim(), url: url.trim(), type, environment, includePdf, format }));
      } finally {
        setSaving(false);
      }
    });
  return (
    <>
      <DialogFrame
        title={webhook ? messages.change : messages.add}
        error={error ?? (refusal === 'too-many-webhooks' ? messages.refusals[refusal] : undefined)}
        onClose={close}
        actions={
          <>
            <Button onClick={close}>{cancel}</Button>
            <Button
              appearance="primary"
              disabledFocusable={!isReady || isSaving}
              {...(isSaving && { icon: <Spinner size="tiny" aria-hidden="true" /> })}
              onClick={save}
            >
              {webhook ? messages.save : messages.add}
            </Button>
          </>
        }
      >
        <div className={styles.fields}>
          <Field label={messages.name} required>
            <Input value={name} maxLength={255} onChange={(_, { value }) => update({ name: value })} />
          </Field>
          <Field label={messages.format}>
            <Select value={format} onChange={(_, { value }) => update({ format: value as WebhookSettings['format'] })}>
              {formats.map((each) => (
                <option key={each} value={each}>
                  {messages.formats[each]}
                </option>
              ))}
            </Select>
          </Field>
          <Field
            label={messages.address}
            required
            hint={format === 'teams' ? messages.teamsHint : messages.addressHint}
            {...(refusal === 'address-refused' && { validationMessage: messages.refusals[refusal] })}
          >
            <Input
              type="url"
              dir="ltr"
              value={url}
              maxLength={2048}
              onChange={(_, { value }) => {
                setRefusal(undefined);
                update({ url: value });
              }}
            />
          </Field>
          <Field label={messages.tellWhen}>
            <Select value={type} onChange={(_, { value }) => update({ type: value as WebhookSettings['type'] })}>
              {types.map((each) => (
                <option key={each} value={each}>
                  {messages.types[each]}
                </option>
              ))}
            </Select>
          </Field>
          <Field label={messages.environment}>
            <Select
              value={environment}
              onChange={(_, { value }) => update({ environment: value as WebhookSettings['environment'] })}
            >
              {environments.map((each) => (
                <option key={each} value={each}>
                  {messages.environments[each]}
                </option>
              ))}
            </Select>
          </Field>
          {format === 'json' && (
            <Checkbox
              label={messages.includePdf}
              checked={includePdf}
              onChange={(_, { checked }) => update({ includePdf: checked === true })}
            />
          )}
        </div>
      </DialogFrame>
      {question}
    </>
  );
}

/** Dialog that shows the signing secret of a webhook once. Only its button closes it. */
export function SecretDialog(props: { readonly name: string; readonly secret: string; readonly onClose: () => void }) {
  const messages = useMessages(workflowsMessages);
  const { copy } = useMessages(uiMessages);
  const styles = useWorkflowsStyles();
  const { name, secret, onClose } = props;
  return (
    <DialogFrame
      title={messages.secret({ name })}
      isAlert
      actions={
        <>
          <CopyButton text={secret}>{copy}</CopyButton>
          <Button appearance="primary" onClick={onClose}>
            {messages.done}
          </Button>
        </>
      }
    >
      {messages.secretText}
      <code className={styles.secret} dir="ltr">
        {secret}
      </code>
    </DialogFrame>
  );
}
