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
import { useMessages, useSpeech } from '@tideform/i18n/react';
import { useState } from 'react';
import type { Webhooks } from '../../data/webhooks/useWebhooks.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { outcomeMessages } from '../../ui/outcome/outcome.messages.ts';
import { wordOutcome } from '../../ui/outcome/word-outcome.ts';
import { useTell } from '../../ui/toasts/useTell.ts';
import { useAttempt } from '../../ui/useAttempt.ts';
import { SecretDialog } from './SecretDialog.tsx';
import { SentCard } from './SentCard.tsx';
import { WebhookDialog } from './WebhookDialog.tsx';
import { workflowsMessages } from './workflows.messages.ts';
import { useWorkflowsStyles } from './workflows.styles.ts';

/** One webhook: what is said of it, what can be done with it, what it was told. */
export function WebhookPanel(props: {
  readonly teamId: string;
  readonly webhook: Webhook;
  readonly webhooks: Webhooks;
  readonly counts: WebhookCounts | undefined;
}) {
  const messages = useMessages(workflowsMessages);
  const outcomes = useMessages(outcomeMessages);
  const { locale } = useSpeech();
  const styles = useWorkflowsStyles();
  const tell = useTell();
  const { error, attempt } = useAttempt();
  const goesBack = useRestoreFocusTarget();
  const [dialog, setDialog] = useState<'change' | 'remove' | 'rotate'>();
  const [secret, setSecret] = useState<string>();
  const { teamId, webhook, webhooks, counts } = props;
  const { name, url, type, environment, includePdf, format, state } = webhook;
  const close = () => setDialog(undefined);
  const test = () =>
    attempt(async () => {
      const outcome = { ...(await webhooks.test(webhook)), nextAt: null };
      tell(
        outcome.status === 'sent' ? 'success' : 'error',
        messages.tested({ outcome: wordOutcome(outcome, outcomes, locale) }),
      );
    });
  const turn = (isOn: boolean) =>
    attempt(async () => {
      const refusal = await webhooks.change(webhook, { name, url, type, environment, includePdf, format }, isOn);
      if (refusal) tell('error', messages.refusals[refusal]);
    });
  return (
    <section className={styles.panel} aria-label={name}>
      <div className={styles.row}>
        <Subtitle1 as="h2" dir="auto" className={styles.grow}>
          {name}
        </Subtitle1>
        <Button icon={<Beaker20Regular />} onClick={test}>
          {messages.test}
        </Button>
        <Switch
          checked={state === 'active'}
          label={messages.states[state]}
          onChange={(_, { checked }) => turn(checked)}
        />
      </div>
      <div className={styles.row}>
        <Button appearance="subtle" icon={<Edit20Regular />} {...goesBack} onClick={() => setDialog('change')}>
          {messages.edit}
        </Button>
        {format === 'json' && (
          <Button appearance="subtle" icon={<Key20Regular />} {...goesBack} onClick={() => setDialog('rotate')}>
            {messages.newSecret}
          </Button>
        )}
        <Button appearance="subtle" icon={<Delete20Regular />} {...goesBack} onClick={() => setDialog('remove')}>
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
      <SentCard key={webhook.id} teamId={teamId} webhook={webhook} counts={counts} />
      {dialog === 'change' && (
        <WebhookDialog
          webhook={webhook}
          onClose={close}
          onSave={async (settings) => {
            const refusal = await webhooks.change(webhook, settings);
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
