import { Button, Caption1, MessageBar, MessageBarBody, mergeClasses, Tab, TabList } from '@fluentui/react-components';
import { ArrowClockwise16Regular, ArrowRepeatAll20Regular } from '@fluentui/react-icons';
import { onDemand } from '@tideform/components/kit/on-demand.tsx';
import type { Webhook, WebhookCounts } from '@tideform/contract';
import { useMessages } from '@tideform/i18n/react';
import { useId, useState } from 'react';
import { useWebhookMessages } from '../../data/webhooks/useWebhookMessages.ts';
import { failureMessages } from '../../failures/failure.messages.ts';
import { oopsIn } from '../../failures/oops.ts';
import { useTell } from '../../ui/toasts/useTell.ts';
import { useAttempt } from '../../ui/useAttempt.ts';
import { Messages } from './Messages.tsx';
import { workflowsMessages } from './workflows.messages.ts';
import { useWorkflowsStyles } from './workflows.styles.ts';

const Payload = onDemand(async () => (await import('./Payload.tsx')).Payload);

/** What a webhook was told, and what it would be. */
export function SentCard(props: {
  readonly teamId: string;
  readonly webhook: Webhook;
  readonly counts: WebhookCounts | undefined;
}) {
  const { teamId, webhook, counts } = props;
  const labels = useMessages(workflowsMessages);
  const failures = useMessages(failureMessages);
  const styles = useWorkflowsStyles();
  const id = useId();
  const tell = useTell();
  const [tab, setTab] = useState<'deliveries' | 'payload'>('deliveries');
  const { error, attempt } = useAttempt();
  const { messages, cause, hasMore, refresh, loadMore, replay } = useWebhookMessages(teamId, webhook.id, counts);
  const again = (which: readonly string[] | 'failed') =>
    attempt(async () => tell('success', labels.replayed({ count: await replay(which) })));
  const problem = error ?? (cause === undefined ? undefined : oopsIn(cause, failures));
  return (
    <section className={styles.card} aria-label={labels.views}>
      <div className={mergeClasses(styles.row, styles.cardHead)}>
        <TabList
          className={styles.tabs}
          selectedValue={tab}
          onTabSelect={(_, { value }) => setTab(value as typeof tab)}
          aria-label={labels.views}
        >
          {(['deliveries', 'payload'] as const).map((value) => (
            <Tab key={value} value={value} id={`${id}-${value}`} aria-controls={`${id}-panel`}>
              {labels[value]}
            </Tab>
          ))}
        </TabList>
        {tab === 'deliveries' && (
          <>
            <Caption1 className={styles.quiet}>{labels.kept}</Caption1>
            <Button appearance="subtle" icon={<ArrowClockwise16Regular />} onClick={refresh}>
              {labels.refresh}
            </Button>
            {messages?.some(({ status }) => status === 'error') && (
              <Button appearance="subtle" icon={<ArrowRepeatAll20Regular />} onClick={() => again('failed')}>
                {labels.replayFailed}
              </Button>
            )}
          </>
        )}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${tab}`}>
        {tab === 'payload' ? (
          <Payload teamId={teamId} webhook={webhook} />
        ) : (
          <>
            {problem !== undefined && (
              <MessageBar intent="error" layout="multiline">
                <MessageBarBody>{problem}</MessageBarBody>
              </MessageBar>
            )}
            {(messages !== undefined || cause === undefined) && (
              <Messages teamId={teamId} webhookId={webhook.id} messages={messages} onReplay={again} />
            )}
            {hasMore && (
              <div className={styles.foot}>
                <Button onClick={() => attempt(loadMore)}>{labels.loadMore}</Button>
              </div>
            )}
          </>
        )}
      </div>
    </section>
  );
}
