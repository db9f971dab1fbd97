import {
  Button,
  MessageBar,
  MessageBarBody,
  Subtitle1,
  Switch,
  useRestoreFocusTarget,
} from '@fluentui/react-components';
import { Beaker20Regular, Delete20Regular, Edit20Regular, Key20Regular } from '@fluentui/react-icons';
import type { Webhook, WebhookCounts } from '@tideform/contract';
import { useLocale, useMessages } from '@tideform/i18n/react';
import { useState } from 'react';
import type { Webhooks } from '../../data/workflows/useWebhooks.ts';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog.tsx';
import { useAttempt } from '../../ui/loading/useAttempt.ts';
import { formatWebhookResult } from '../../ui/outcome/format-delivery-result.ts';
import { outcomeMessages } from '../../ui/outcome/outcome.messages.ts';
import { useShowToast } from '../../ui/toasts/useShowToast.ts';
import { DeliveriesCard } from './DeliveriesCard.tsx';
import { SecretDialog, WebhookDialog } from './WebhookDialog.tsx';
import { workflowsMessages } from './workflows.messages.ts';
import { useWorkflowsStyles } from './workflows.styles.ts';

/** Panel of one webhook: settings, actions and deliveries. */
export function WebhookPanel(props: {
  readonly teamId: string;
  readonly webhook: Webhook;
  readonly webhooks: Webhooks;
  readonly counts: WebhookCounts | undefined;
}) {
  const messages = useMessages(workflowsMessages);
  const outcomes = useMessages(outcomeMessages);
  const { locale } = useLocale();
  const styles = useWorkflowsStyles();
  const notify = useShowToast();
  const { error, attempt } = useAttempt();
  const restoreFocusProps = useRestoreFocusTarget();
  const [dialog, setDialog] = useState<'change' | 'remove' | 'rotate'>();
  const [secret, setSecret] = useState<string>();
  const { teamId, webhook, webhooks, counts } = props;
  const { name, url, type, environment, includePdf, format, state } = webhook;
  const close = () => setDialog(undefined);
  const sendTest = () =>
    attempt(async () => {
      const result = { ...(await webhooks.test(webhook)), nextAt: null };
      notify(
        result.status === 'sent' ? 'success' : 'error',
        messages.tested({ outcome: formatWebhookResult(result, outcomes, locale) }),
      );
    });
  const setActive = (isOn: boolean) =>
    attempt(async () => {
      const refusal = await webhooks.update(webhook, { name, url, type, environment, includePdf, format }, isOn);
      if (refusal) notify('error', messages.refusals[refusal]);
    });
  return (
    <section className={styles.panel} aria-label={name}>
      <div className={styles.row}>
        <Subtitle1 as="h2" dir="auto" className={styles.grow}>
          {name}
        </Subtitle1>
        <Button icon={<Beaker20Regular />} onClick={sendTest}>
          {messages.test}
        </Button>
        <Switch
          checked={state === 'active'}
          label={messages.states[state]}
          onChange={(_, { checked }) => setActive(checked)}
        />
      </div>
      <div className={styles.row}>
        <Button appearance="subtle" icon={<Edit20Regular />} {...restoreFocusProps} onClick={() => setDialog('change')}>
          {messages.edit}
        </Button>
        {format === 'json' && (
          <Button
            appearance="subtle"
            icon={<Key20Regular />}
            {...restoreFocusProps}
            onClick={() => setDialog('rotate')}
          >
            {messages.newSecret}
          </Button>
        )}
        <Button
          appearance="subtle"
          icon={<Delete20Regular />}
          {...restoreFocusProps}
          onClick={() => setDialog('remove')}
        >
          {messages.remove}
        </Button>
      </div>
      {state === 'disabled' && (
        <MessageBar intent="warning" layout="multiline">
          <MessageBarBody>{messages.disabled}</MessageBarBody>
        </MessageBar>
      )}
      {error && (
        <MessageBar intent="error">
          <MessageBarBody>{error}</MessageBarBody>
        </MessageBar>
      )}
      <dl className={styles.facts}>
        <dt>{messages.address}</dt>
        <dd dir="ltr">{url}</dd>
        <dt>{messages.format}</dt>
        <dd>{messages.formats[format]}</dd>
        <dt>{messages.tellWhen}</dt>
        <dd>{messages.types[type]}</dd>
        <dt>{messages.environment}</dt>
        <dd>{messages.environments[environment]}</dd>
      </dl>
      <DeliveriesCard key={webhook.id} teamId={teamId} webhook={webhook} counts={counts} />
      {dialog === 'change' && (
        <WebhookDialog
          webhook={webhook}
          onClose={close}
          onSave={async (settings) => {
            const refusal = await webhooks.update(webhook, settings);
            if (!refusal) close();
            return refusal;
          }}
        />
      )}
      {dialog === 'remove' && (
        <ConfirmDialog
          title={messages.removeTitle({ name })}
          confirm={messages.remove}
          isDanger
          onConfirm={() => webhooks.remove(webhook)}
          onClose={close}
        >
          {messages.removeText}
        </ConfirmDialog>
      )}
      {dialog === 'rotate' && (
        <ConfirmDialog
          title={messages.newSecret}
          confirm={messages.newSecret}
          onConfirm={async () => setSecret(await webhooks.rotate(webhook))}
          onClose={close}
        >
          {messages.newSecretText}
        </ConfirmDialog>
      )}
      {secret !== undefined && <SecretDialog name={name} secret={secret} onClose={() => setSecret(undefined)} />}
    </section>
  );
}
